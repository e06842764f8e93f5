import "#app/features/kits/kit-rules.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { FAMILY_TEXTS, KIT_RULE_WORDS as WORDS, KIT_RULES_TEXTS } from "#copy/kits/kit-rules.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RunAnswer } from "./rule-answer.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface RunRuleProps {
  version: number;
  kitCount: number;
  lastRunAt: string | null;
  timeZone: string;
  answer: RunAnswer | undefined;
}

/** Runs a rule as saved, and shows the result. */
export function RunRule({ version, kitCount, lastRunAt, timeZone, answer }: RunRuleProps) {
  const navigation = useNavigation();
  const isRunning = navigation.state !== "idle" && navigation.formData?.get("intent") === "run";
  const when = lastRunAt === null ? KIT_RULES_TEXTS.never : formatInstant(lastRunAt, timeZone);
  return (
    <Form
      method="post"
      className="gs-panel app-row app-row--between app-gap-24 app-rule__run"
      preventScrollReset
    >
      <HiddenField name="version" value={version} />
      <dl className="app-row app-gap-24">
        <div>
          <dt className="app-small">{KIT_RULES_TEXTS.kits}</dt>
          <dd className="app-strong">{kitCount}</dd>
        </div>
        <div>
          <dt className="app-small">{KIT_RULES_TEXTS.lastRun}</dt>
          <dd className="app-strong">{when}</dd>
        </div>
      </dl>
      <Button type="submit" name="intent" value="run" kind="primary" aria-busy={isRunning}>
        {isRunning ? WORDS.running : lastRunAt === null ? WORDS.run : WORDS.runAgain}
      </Button>
      {answer?.refusal && <Notice {...answer.refusal} />}
      {answer?.ran && <Ran {...answer.ran} />}
    </Form>
  );
}

function Ran({ failed, ...counts }: NonNullable<RunAnswer["ran"]>) {
  const texts = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
  return (
    <DoneLine>
      {fill(FAMILY_TEXTS.ran, texts as Record<keyof typeof counts, string>)}{" "}
      {failed > 0 && fill(FAMILY_TEXTS.ranWithFailures, { failed: String(failed) })}
    </DoneLine>
  );
}
