import { round } from "./report.ts";
import { saveRows } from "./save-rows.ts";
import type { Figure, Section } from "./report.ts";
import type { BenchServer } from "./server.ts";
import type { BenchTenant } from "./world.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import { user } from "#worker/db/schema/access.ts";
import { newId } from "#worker/scope.ts";
import { hashPassword, verifyPassword } from "#worker/security/password.ts";

/** Limit of Welch's t: beyond it the difference is significant, with a false alarm in one of a thousand runs. */
const MAX_T = 3.3;

/** Cost of a sign-in, and whether its time tells known accounts from unknown ones.
 *  @param attempts - of each kind, alternating, each for another account so that no rate limit applies */
export async function measureSignIn(
  server: BenchServer,
  tenant: BenchTenant,
  attempts: number,
): Promise<Section> {
  const emails = await createAccounts(server, tenant, attempts);
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [index, email] of emails.entries()) {
    known.push(await timeRefusal(server, tenant, email));
    unknown.push(await timeRefusal(server, tenant, `ninguem${String(index)}@bench.test`));
  }
  const t = welch(known, unknown);
  return {
    title: `Signing in (${String(attempts)} refused attempts of each kind, in turn)`,
    figures: [
      await measureCpu(attempts),
      figureOf("known account, wrong password", known),
      figureOf("unknown account", unknown),
      {
        what: "difference of the two against its noise",
        value: `t = ${round(t)}`,
        aim: `|t| < ${String(MAX_T)}`,
        verdict: Math.abs(t) < MAX_T ? "held" : "missed",
        numbers: { t },
      },
    ],
  };
}

async function createAccounts(
  { sqldUrl, secrets }: BenchServer,
  { id: distributorId }: BenchTenant,
  count: number,
): Promise<string[]> {
  const passwordHash = await hashPassword("A right one 1!", secrets.PASSWORD_PEPPER);
  const people = Array.from({ length: count }, () => {
    const id = newId("usr");
    return { id, email: `${id}@bench.test` };
  });
  const facts = {
    type: "staff" as const,
    name: "Marina",
    surname: "Alves",
    createdAt: new Date().toISOString(),
  };
  const rows = people.map((person) => ({ distributorId, ...person, ...facts, passwordHash }));
  await saveRows(sqldUrl, [insertRows(user, rows)]);
  return people.map(({ email }) => email);
}

async function timeRefusal({ url }: BenchServer, { slug }: BenchTenant, login: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/app/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-debug-distributor": slug },
    body: JSON.stringify({ login, password: "A wrong one 1!" }),
  });
  await response.text();
  const ms = performance.now() - startedAt;
  if (response.status !== 401)
    throw new Error(`A wrong password was answered with ${String(response.status)}`);
  return ms;
}

/** CPU time in this process, which runs the same hash. */
async function measureCpu(attempts: number): Promise<Figure> {
  const pepper = "pepper of the bench, long enough for it";
  const hash = await hashPassword("A right one 1!", pepper);
  const before = process.cpuUsage();
  for (let turn = 0; turn < attempts; turn += 1) await verifyPassword("A wrong one 1!", pepper, hash);
  const { user: userUs, system } = process.cpuUsage(before);
  const ms = (userUs + system) / 1000 / attempts;
  return { what: "CPU of an attempt's hash", value: `${round(ms)} ms`, numbers: { ms } };
}

function figureOf(what: string, times: readonly number[]): Figure {
  const { mean, variance } = momentsOf(times);
  const deviation = Math.sqrt(variance);
  return {
    what,
    value: `mean ${round(mean)} ms, deviation ${round(deviation)} ms`,
    numbers: { meanMs: mean, deviationMs: deviation },
  };
}

/** Welch's t of two samples. */
function welch(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [momentsOf(one), momentsOf(other)];
  return (a.mean - b.mean) / Math.sqrt(a.variance / one.length + b.variance / other.length);
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / Math.max(1, values.length - 1) };
}
