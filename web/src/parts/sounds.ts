// Sounds made here, of noise and a few waves; nothing is fetched.

import type { Sound } from '../tables/contract'

let context: AudioContext | null = null

interface Hit {
  /** When, in seconds from now. */
  at: number
  /** Hz; 0: noise. */
  pitch: number
  seconds: number
  loud: number
}

const knock = (at: number, pitch: number, loud = 0.3): Hit[] => [
  { at, pitch, seconds: 0.06, loud },
  { at, pitch: 0, seconds: 0.03, loud: loud * 0.6 },
]
const SOUNDS: Record<Sound, Hit[]> = {
  dice: [...knock(0, 900), ...knock(0.07, 1100, 0.22), ...knock(0.15, 980, 0.15)],
  cup: [...knock(0, 300), ...knock(0.05, 260, 0.2)],
  tile: knock(0, 1500),
  knock: knock(0, 180, 0.4),
  pencil: [
    { at: 0, pitch: 0, seconds: 0.05, loud: 0.06 },
    { at: 0.08, pitch: 0, seconds: 0.07, loud: 0.05 },
  ],
  turn: [
    { at: 0, pitch: 660, seconds: 0.16, loud: 0.2 },
    { at: 0.14, pitch: 880, seconds: 0.24, loud: 0.2 },
  ],
  win: [523, 659, 784].map((pitch, index) => ({ at: index * 0.13, pitch, seconds: 0.3, loud: 0.2 })),
  lose: [392, 330].map((pitch, index) => ({ at: index * 0.18, pitch, seconds: 0.35, loud: 0.16 })),
}

/** Plays a sound now; silently nothing where the browser does not let a page sound yet. */
export function synthesise(name: Sound): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  for (const hit of SOUNDS[name]) strike(context, hit)
}

function strike(audio: AudioContext, hit: Hit): void {
  const start = audio.currentTime + hit.at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(hit.loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + hit.seconds)
  gain.connect(audio.destination)
  const source = hit.pitch ? wave(audio, hit.pitch) : noise(audio, hit.seconds)
  source.connect(gain)
  source.start(start)
  source.stop(start + hit.seconds)
}

function wave(audio: AudioContext, pitch: number): OscillatorNode {
  const oscillator = audio.createOscillator()
  oscillator.type = 'triangle'
  oscillator.frequency.value = pitch
  return oscillator
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}
