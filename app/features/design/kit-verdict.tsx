import "./kits-express.css";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_EDITOR_TEXTS as TEXTS } from "#copy/design.ts";
import { currentWarning } from "#copy/spec/kits.ts";
import type { KitCheck } from "#domain/kits/check-kit.ts";
import { Panel } from "#app/ui/panel.tsx";
import { findingText, stringsText } from "../kits/finding-text.ts";

/** Result of the electrical check, and how the modules are connected. */
export function KitVerdict({
  check: { findings, currentWarnings, strings },
  isPending,
  isEmpty,
  incompleteRules,
}: {
  check: KitCheck;
  /** Whether the products of the kit are not known yet. */
  isPending: boolean;
  isEmpty: boolean;
  incompleteRules: readonly string[];
}) {
  return (
    <Panel className="app-card app-express-verdict" aria-label={TEXTS.check} aria-live="polite">
      <h4 className="app-subheading">{TEXTS.check}</h4>
      {isPending && <p>{TEXTS.pending}</p>}
      {!isPending && isEmpty && <p>{TEXTS.checkEmpty}</p>}
      {!isEmpty && findings.length === 0 && (
        <p className="app-express-verdict__ok">
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {TEXTS.checkOk}
        </p>
      )}
      {!isEmpty && (
        <ul>
          {findings.map((finding) => {
            const { title, text } = findingText(finding);
            const isError = finding.severity === "error";
            const Icon = isError ? IconCircleX : IconAlertTriangle;
            return (
              <li
                key={[finding.code, ...finding.products.map(({ productId }) => productId)].join(" ")}
                data-severity={finding.severity}
              >
                <Icon size={18} stroke={1.75} aria-hidden />
                <div>
                  <strong>
                    {isError ? TEXTS.error : TEXTS.warning}: {title}
                  </strong>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {currentWarnings.map((warning) => {
        const text = currentWarning(warning);
        return <p key={text}>{text}</p>;
      })}
      {strings.length > 0 && (
        <>
          <h4 className="app-subheading">{TEXTS.strings}</h4>
          {strings.map((one) => {
            const text = stringsText(one);
            return <p key={text}>{text}</p>;
          })}
        </>
      )}
      {incompleteRules.length > 0 && <p>{fill(TEXTS.incomplete, { rules: incompleteRules.join(", ") })}</p>}
    </Panel>
  );
}
