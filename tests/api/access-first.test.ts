import { expect, test } from "vitest";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import { callOperation, type Operation, readOperations, titled } from "#tests/factories/api-operations.ts";
import { type Caller, createCaller, listCallers } from "#tests/factories/caller.ts";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { accessOf, expectedAccess, LET_IN } from "#tests/factories/expected-access.ts";
import { createShared } from "#tests/factories/shared.ts";

type Guarded = Operation & { anyAccess: AccessRule };

const GUARDED = (await readOperations()).filter((one): one is Guarded => typeof one.anyAccess === "object");

/** A call with every part invalid: ids in the path, query, browser info and body. */
function wrongCall(operation: Operation) {
  const path = operation.path.replaceAll(/\{\w+\}/g, "x".repeat(300));
  const body = operation.method === "GET" ? {} : { body: "{" };
  return { path: `${path}?browser=%25&distributorId=x`, ...body };
}

const shareOwner = createShared<TestDistributor>();
const shareHeaders = createShared<Record<string, string>>();

/** Headers of a caller at a distributor with the rule's features. */
function headersOf(caller: Caller, { actions = [] }: AccessRule): Promise<Record<string, string>> {
  const { type, roleType, permissions } = caller;
  return shareHeaders([actions, type, roleType, permissions], async () => {
    const on: FeatureActions = Object.fromEntries(actions.map((action) => [action, true]));
    const owner = await shareOwner(actions, () => createTestDistributor({ actions: on }));
    return (await createCaller(owner, caller)).headers;
  });
}

test.each(titled(GUARDED))(
  "%s tells whoever may not call it so, and nothing of what it takes",
  async (_title, operation) => {
    const { anyAccess: access } = operation;
    const refused = listCallers(access)
      .map((caller) => ({
        caller,
        expected: expectedAccess(operation, access, caller, access.actions ?? []),
      }))
      .filter(({ expected }) => expected !== LET_IN);
    const outcomes = await Promise.all(
      refused.map(async ({ caller, expected }) => {
        const headers = await headersOf(caller, access);
        const answer = await callOperation(operation, headers, wrongCall(operation));
        return [caller.title, accessOf(answer, expected)] as const;
      }),
    );
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(refused.map(({ caller, expected }) => [caller.title, expected])),
    );
    expect(Object.fromEntries(outcomes)).toHaveProperty("nobody");
  },
);
