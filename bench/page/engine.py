"""How soon one can play without a net: the engine started, a table opened, a move decided."""

import statistics
from collections.abc import Mapping

from playwright.async_api import BrowserContext, Page

from page.browser import GAMES, House, named

KEPT = """async () => {
  await navigator.serviceWorker.ready
  const text = await (await fetch('/engine/files.js')).text()
  const { files } = JSON.parse(text.slice(text.indexOf('{')))
  const cache = await caches.open('kostka-engine')
  while ((await cache.keys()).length < files.length) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}"""
STARTED = """async () => {
  const kept = await (await fetch('/worker.js')).text()
  const [script] = kept.match(/assets\\/engine-[\\w-]+\\.js/)
  const worker = new Worker(`/${script}`, { type: 'module' })
  const who = { id: 'me', name: 'Ann' }
  const begun = performance.now()
  await new Promise((resolve) => {
    worker.onmessage = resolve
    worker.postMessage({ type: 'ask', ask: 1, method: 'GET', path: '/games', who, body: null })
  })
  return (performance.now() - begun) / 1000
}"""
PLAYED = """async (setup) => {
  const kept = await (await fetch('/worker.js')).text()
  const [script] = kept.match(/assets\\/engine-[\\w-]+\\.js/)
  const worker = new Worker(`/${script}`, { type: 'module' })
  const who = { id: 'me', name: 'Ann' }
  const waiting = []
  let table = null
  let answered = () => undefined
  worker.onmessage = ({ data }) => {
    if (data.type === 'answer') return answered(data.body)
    const told = JSON.parse(data.text)
    if (told.table) table = told.table
    if (told.type === 'done' || told.type === 'welcome') answered(told)
    for (const look of waiting.splice(0)) look()
  }
  const ask = (message) => new Promise((resolve) => {
    answered = resolve
    worker.postMessage(message)
  })
  let count = 0
  const command = (wanted) => {
    const text = JSON.stringify({ type: 'command', id: `command-${++count}`, do: wanted })
    return ask({ type: 'heard', socket: 1, text })
  }
  const body = { id: `bench-${Date.now()}`, setup }
  const wanted = { type: 'ask', ask: 1, method: 'POST', path: '/tables', who, body }
  const { id, commitment } = await ask(wanted)
  await ask({ type: 'open', socket: 1, table: id, who, since: null })
  const hash = async (value) => {
    const text = JSON.stringify(['kostka seat value', id, table.you + 1, commitment, value])
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    const hex = [...new Uint8Array(bytes)].map((one) => one.toString(16).padStart(2, '0'))
    return `sha256:${hex.join('')}`
  }
  const value = 'ab'.repeat(16)
  await command({ type: 'commit', commitment: await hash(value) })
  await command({ type: 'reveal', value })
  const times = []
  while (table.phase === 'running' && times.length < 100) {
    const moves = table.moves.length ? table.moves : table.ready ? [table.ready] : []
    if (!moves.length) {
      await new Promise((resolve) => waiting.push(resolve))
      continue
    }
    const move = moves[times.length % moves.length]
    const begun = performance.now()
    await command({ type: 'play', position: table.position, move })
    times.push(performance.now() - begun)
  }
  return times
}"""
SETUPS = {
    "mexiko": {"game": "mexiko", "seats": ["me", "bot:club"]},
    "kamos": {"game": "kamos", "seats": ["me", "bot:club"], "options": {"columns": "1"}},
    "domino": {"game": "domino", "seats": ["me", "bot:club", "bot:club", "bot:club"]},
}
OWED: Mapping[str, float] = {"table": 2.0, "move": 50.0}


async def engine(house: House, rounds: int) -> bool:
    """Prints the waits; whether the limits are kept (on an idle machine, at its own speed)."""
    browser = await house.browser()
    cold: list[float] = []
    tables: list[float] = []
    for at in range(rounds):
        someone = await house.person(browser, service_workers="allow")
        page = await someone.new_page()
        await page.goto("/")
        cold.append(float(await page.evaluate(STARTED)))
        await page.evaluate(KEPT)
        await page.reload()
        await someone.set_offline(True)
        tables.append(await _table(someone, page, GAMES[at % len(GAMES)]))
        await someone.close()
    rows: dict[str, list[float]] = {
        "engine, nothing kept, s": cold,
        "table by the engine, all kept, no net, s": tables,
    }
    someone = await house.person(browser)
    page = await someone.new_page()
    await page.goto("/")
    for game in GAMES:
        rows[f"a move of {game}, decided and kept, ms"] = await page.evaluate(PLAYED, SETUPS[game])
    print(f"{'without a net':<52}{'median':>8}{'worst':>8}   of")
    for what, waits in rows.items():
        print(f"{what:<52}{statistics.median(waits):8.2f}{max(waits):8.2f}{len(waits):5}")
    moves = [wait for what, waits in rows.items() if what.startswith("a move") for wait in waits]
    return statistics.median(tables) <= OWED["table"] and statistics.median(moves) <= OWED["move"]


async def _table(someone: BrowserContext, page: Page, game: str) -> float:
    """From a page that is opened anew, all of it kept, to a table at which one can play."""
    await page.goto("/")
    await page.locator(f"[data-game={game}] [data-act=bot]").click()
    await named(page, "Ann")
    await page.locator(".frame[data-phase=running]").wait_for()
    address = page.url
    await page.close()
    again = await someone.new_page()
    await again.add_init_script(f"self.table = () => shown('.game .{game}')")
    await again.goto(address, wait_until="commit")
    at = float(await again.evaluate("table().then(at => at - performance.timeOrigin)")) / 1000
    await again.close()
    return at
