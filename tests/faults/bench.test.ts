import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { runTool } from "#scripts/build/run-tool.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const FigureSchema = z.object({ what: z.string(), value: z.string(), verdict: z.string().optional() });
const ReportSchema = z.object({
  isQuick: z.literal(true),
  sections: z.array(z.object({ title: z.string(), figures: z.array(FigureSchema) })),
});

test("the bench works; round trips hold, random checkouts keep their rules, and the kit list is read from its index", async () => {
  const { ok, lines } = await runTool(join(ROOT, "scripts/bench/bench.ts"), ["--quick"], {
    name: "bench-quick",
  });

  expect({ ok, lines }).toMatchObject({ ok: true });
  const { sections } = ReportSchema.parse(
    JSON.parse(readFileSync(join(ROOT, ".data/bench/all-quick.json"), "utf8")),
  );
  const printed = readFileSync(join(ROOT, ".data/logs/bench-quick.log"), "utf8").split("\n");
  for (const { title, figures } of sections) {
    expect(printed).toContain(title);
    expect(figures).not.toEqual([]);
  }
  const figureOf = (what: string) =>
    sections.flatMap(({ figures }) => figures).find((one) => one.what === what);
  for (const what of [
    ...["kit list", "save an order", "explain query plan", "orders in the database"],
    "rules broken, or totals that differ",
  ]) {
    expect(figureOf(what)).toMatchObject({ verdict: "held" });
  }
  expect(figureOf("explain query plan")?.value).toContain("INDEX kit_option_power");
}, 400_000);
