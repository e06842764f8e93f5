import "./mount-strings.css";
import { useDeferredValue, useMemo } from "react";
import { fill } from "#copy/shared/fill.ts";
import { STRING_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { suggestFixes } from "#domain/mount-kit/suggest-fixes.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { MountFindings } from "./mount-findings.tsx";
import type { MountKit } from "./use-mount-kit.ts";

/** Findings of the electrical check, with fixes, which are searched while the browser is idle. */
export function CheckPanel({ kit }: { kit: MountKit }) {
  const { state, check, checkSettings, change } = kit;
  const calm = useDeferredValue(state);
  const calmCheck = useDeferredValue(check);
  const mends = useMemo(() => suggestFixes(calm, calmCheck, checkSettings), [calm, calmCheck, checkSettings]);
  const { siteMinC, cellMaxC } = checkSettings.settings;
  const isUnknown = state.arrangement === "unknown";
  return (
    <section className="app-stack app-gap-8 app-mount-check" aria-label={TEXTS.check}>
      <h3 className="app-subheading">{TEXTS.check}</h3>
      <MountFindings
        findings={check.findings}
        currentWarnings={check.currentWarnings}
        mends={mends}
        products={state.products}
        okText={isUnknown ? TEXTS.checkOkUnknown : TEXTS.checkOk}
        onMend={(mend) => {
          change({ type: "mend", mend });
        }}
      />
      {!isUnknown && (
        <p className="app-small">
          {fill(TEXTS.site, { minC: formatNumber(siteMinC), maxC: formatNumber(cellMaxC) })}
        </p>
      )}
    </section>
  );
}
