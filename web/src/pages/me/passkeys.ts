// Passkeys: what the server offers goes to the browser, what the browser signs goes back.

import { post } from '../../app/api'
import type { Account, Me, Ticket } from '../../types/server'

/** Whether this browser, at this address, knows passkeys. */
export function available(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Whether somebody only thought better of it: nothing to complain of. */
export function isSecondThought(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** A passkey more, or an account by one. `wanted`: the account's name, or the password once more. */
export async function make(wanted: { name?: string; password?: string }, label: string): Promise<Account> {
  const { ticket, options } = await post<Ticket>('/passkeys/registration', wanted)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return post<Account>('/passkeys', { ticket, credential: made.toJSON(), label })
}

/** Signs in by a passkey; the browser knows whose it is. */
export async function enter(): Promise<Me> {
  const { ticket, options } = await post<Ticket>('/passkeys/challenge')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return post<Me>('/sessions/passkey', { ticket, credential: signed.toJSON() })
}
