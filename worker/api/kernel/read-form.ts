import { DomainError } from "#domain/shared/errors.ts";

/** A field of a form, with streamed content. It must be read before the next field is requested; an unread rest is
 *  skipped. */
export interface FormPart {
  name: string;
  /** Null for a field without a file. */
  fileName: string | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** Limit of a field's headers. */
const HEAD_BYTES = 8_192;
const LINE_END = new TextEncoder().encode("\r\n");
const HEAD_END = new TextEncoder().encode("\r\n\r\n");
const DASHES = new TextEncoder().encode("--");

/** Streams the fields of a form with files (RFC 7578), holding only the current chunk.
 *  @throws DomainError FILE_NOT_ALLOWED for an invalid form */
export async function* readForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw notAForm();
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const reader = createReader(body);
  try {
    // The first boundary may be at the very start, without a line break before it.
    reader.putBack(LINE_END);
    await drain(reader.until(delimiter));
    while (!startsWith(await reader.take(DASHES.length), DASHES)) {
      reader.putBack(LINE_END);
      const head = new TextDecoder().decode(await joined(reader.until(HEAD_END), HEAD_BYTES));
      const [, name] = /;\s*name="([^"]*)"/i.exec(head) ?? [];
      if (name === undefined) throw notAForm();
      const bytes = reader.until(delimiter);
      yield { name, fileName: /;\s*filename="([^"]*)"/i.exec(head)?.[1] ?? null, bytes };
      await drain(bytes);
    }
  } finally {
    await reader.end();
  }
}

/** Reads a short text field.
 *  @throws DomainError FILE_NOT_ALLOWED for a longer one */
export async function readFieldText({ bytes }: FormPart, limitBytes: number): Promise<string> {
  return new TextDecoder().decode(await joined(bytes, limitBytes));
}

function createReader(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]();
  let pending: Uint8Array = new Uint8Array();

  async function more(): Promise<void> {
    const next = await chunks.next();
    if (next.done === true) throw notAForm();
    pending = concat(pending, next.value);
  }

  return {
    putBack(bytes: Uint8Array) {
      pending = concat(bytes, pending);
    },
    async take(count: number): Promise<Uint8Array> {
      while (pending.length < count) await more();
      const taken = pending.subarray(0, count);
      pending = pending.subarray(count);
      return taken;
    },
    async end() {
      await chunks.return?.();
    },
    /** Streams the bytes before a mark, and consumes the mark. */
    async *until(mark: Uint8Array): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = find(pending, mark);
        const safe = at === -1 ? Math.max(0, pending.length - mark.length + 1) : at;
        const before = pending.subarray(0, safe);
        pending = pending.subarray(at === -1 ? safe : at + mark.length);
        if (before.length > 0) yield before;
        if (at !== -1) return;
        await more();
      }
    },
  };
}

function find(bytes: Uint8Array, mark: Uint8Array): number {
  const first = mark[0] ?? 0;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes.subarray(at), mark)) return at;
  }
  return -1;
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

async function joined(chunks: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  let all = new Uint8Array();
  for await (const chunk of chunks) {
    all = new Uint8Array(concat(all, chunk));
    if (all.length > limitBytes) throw notAForm();
  }
  return all;
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of chunks);
}

function notAForm(): DomainError {
  return new DomainError("FILE_NOT_ALLOWED", { reason: "unreadable" });
}
