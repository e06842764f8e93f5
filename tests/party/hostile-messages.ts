import fc from "fast-check";
import type { ClientQuestion } from "#domain/live/messages.ts";

type Data = string | Uint8Array<ArrayBuffer>;

/** A valid question. */
export function buildRightQuestion(person: { distributorId: string; userId: string }): ClientQuestion {
  return {
    type: "getBaseNotifications",
    requestId: "q1",
    ...person,
    filter: { limit: 25, page: 1, status: "all", merged: false },
  };
}

/** Malformed and malicious messages; none of them is a valid question of the person. */
export function hostileMessages(person: { distributorId: string; userId: string }): fc.Arbitrary<Data> {
  const right = buildRightQuestion(person);
  const text = JSON.stringify(right);
  const wrongValue = fc.oneof(
    fc.constantFrom(null, -1, 0, 1.5, 1e308, "", [], {}, true, "__proto__", "constructor", "all\u0000"),
    fc.string({ maxLength: 80 }),
    fc.double(),
  );
  const path = fc.constantFrom<readonly string[]>(
    ["type"],
    ["distributorId"],
    ["userId"],
    ["filter"],
    ["filter", "limit"],
    ["filter", "page"],
    ["filter", "status"],
  );
  return fc
    .oneof(
      fc.uint8Array({ maxLength: 5_000 }).map((bytes) => new Uint8Array(bytes)),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length)),
      fc
        .tuple(fc.nat({ max: text.length - 1 }), fc.string({ minLength: 1, maxLength: 3 }))
        .map(([at, noise]) => `${text.slice(0, at)}${noise}${text.slice(at)}`),
      fc.nat({ max: 20_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
      fc.nat({ max: 2_000 }).map((depth) => `${'{"filter":'.repeat(depth)}1${"}".repeat(depth)}`),
      fc.integer({ min: 4_097, max: 100_000 }).map((length) => text.padEnd(length, " ")),
      fc.tuple(path, wrongValue).map(([keys, value]) => JSON.stringify(replaceAt(right, keys, value))),
      fc
        .constantFrom("__proto__", "constructor", "prototype", "toString", "hasOwnProperty")
        .map((key) => `${text.slice(0, -1)},"${key}":{"type":"alert","admin":true}}`),
      fc.constantFrom(
        JSON.stringify({ ...right, distributorId: "dst_other" }),
        JSON.stringify({ ...right, userId: "usr_other" }),
        JSON.stringify([right]),
        JSON.stringify({ seq: 1, message: { type: "user.changed" } }),
        JSON.stringify({ direct: { type: "newVersion", builtAt: "9" } }),
        JSON.stringify({ oldestSeq: 1, builtAt: "1", events: [] }),
      ),
      fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
    )
    .filter((data) => !isRight(data, right));
}

/** Whether a random message is a valid question by chance. */
function isRight(data: Data, right: ClientQuestion): boolean {
  if (typeof data !== "string" || data.length > 4_096) return false;
  try {
    const { requestId, ...rest } = JSON.parse(data) as ClientQuestion;
    const { requestId: _own, ...others } = right;
    return typeof requestId === "string" && isSame(rest, others);
  } catch {
    return false;
  }
}

/** Whether two questions only differ in their filter. */
function isSame(one: Omit<ClientQuestion, "requestId">, other: Omit<ClientQuestion, "requestId">): boolean {
  const { filter, ...facts } = one;
  const { filter: _filter, ...otherFacts } = other;
  if (JSON.stringify(facts) !== JSON.stringify(otherFacts)) return false;
  const { limit, page, status, merged, ...more } = filter;
  return (
    [limit, page].every((number) => Number.isInteger(number) && number > 0) &&
    limit <= 25 &&
    page <= 1_000 &&
    ["all", "unread"].includes(status) &&
    typeof merged === "boolean" &&
    Object.keys(more).length === 0
  );
}

function replaceAt(question: ClientQuestion, [first, second]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  if (second === undefined) return { ...question, [first]: value };
  return { ...question, filter: { ...question.filter, [second]: value } };
}
