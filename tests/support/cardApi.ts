/** A server that behaves as the public card API documents, for the tests of whoever calls it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does with a call instead of answering it. */
export type Mood = 'tooMany' | 'broken' | 'html' | 'down' | 'silent' | 'cut' | { readonly status: number }

export interface CardApiServer {
  readonly base: string
  /** The names asked for, call by call. */
  readonly asked: readonly (readonly string[])[]
  /** What it makes of the next calls, one each; then it answers. */
  readonly moods: Mood[]
  close(): Promise<void>
}

/** Anything that has a name, in the API's form. */
type Named = { readonly name: string }

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Accept, Content-Type',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
}

const fail = (response: ServerResponse, status: number) =>
  response
    .writeHead(status, { ...HEADERS, 'Content-Type': 'application/json' })
    .end(`{"object":"error","status":${status}}`)

function sulk(mood: Mood, response: ServerResponse): void {
  if (mood === 'tooMany') fail(response, 429)
  else if (mood === 'broken') response.writeHead(200, HEADERS).end('{"object":"list","data":[{"name"')
  else if (mood === 'html') response.writeHead(200, HEADERS).end('<!doctype html><title>Maintenance</title>')
  else if (mood === 'down') response.destroy()
  else if (mood === 'cut') {
    response.writeHead(200, { ...HEADERS, 'Content-Length': 1000 }).write('{"object":"list"')
    response.destroy()
  } else if (mood !== 'silent') fail(response, mood.status)
}

/** Serves these cards; the answer's order is not that of the question. */
export async function serveCards(cards: readonly Named[]): Promise<CardApiServer> {
  const asked: (readonly string[])[] = []
  const moods: Mood[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end()
    if (request.url !== '/cards/collection' || request.method !== 'POST') return void fail(response, 404)
    const { accept, 'content-type': type } = request.headers
    if (accept === undefined || accept === '*/*' || type !== 'application/json') return void fail(response, 400)
    const { identifiers } = JSON.parse(await bodyOf(request)) as { identifiers: readonly Named[] }
    asked.push(identifiers.map(({ name }) => name))
    const mood = moods.shift()
    if (mood !== undefined) return sulk(mood, response)
    if (identifiers.length > 75) return void fail(response, 400)
    const wanted =
      (name: string) =>
      ({ name: one }: Named) =>
        one.toLowerCase() === name.toLowerCase()
    const data = identifiers.flatMap(({ name }) => cards.filter(wanted(name))).reverse()
    const not_found = identifiers.filter(({ name }) => !cards.some(wanted(name)))
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', not_found, data }))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    moods,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
