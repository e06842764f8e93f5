import "./profile.css";
import { fill } from "#copy/shared/fill.ts";
import { PRIVACY_TEXTS, PROFILE_TEXTS } from "#copy/account/profile.ts";
import { PasswordField } from "../access/password-field.tsx";
import { Disclosure } from "./disclosure.tsx";
import { SectionForm, SectionMessage, SubmitButton } from "./section-form.tsx";
import { useSectionForm } from "./use-section-form.ts";

export interface Erasure {
  /** Day of the erasure, formatted. */
  dueText: string;
  /** Whether the day has come and the erasure waits for another administrator. */
  isOverdue: boolean;
}

/** Erases the account. Before, it tells what is lost and what is kept; until it happens, it can be cancelled. */
export function EraseAccount({ erasure }: { erasure: Erasure | null }) {
  const erase = useSectionForm("erase");
  const cancel = useSectionForm("eraseCancel");
  const errors = erase.answer?.errors ?? {};
  return (
    <div className="app-own__part app-stack app-gap-8">
      <h3 className="app-subheading">{PRIVACY_TEXTS.eraseTitle}</h3>
      {erasure !== null ? (
        <SectionForm sent={cancel} className="gs-notice gs-notice--warn app-own__pending">
          <span>
            {erasure.isOverdue
              ? PRIVACY_TEXTS.waiting
              : fill(PRIVACY_TEXTS.scheduled, { date: erasure.dueText })}
          </span>
          <SubmitButton sent={cancel} label={PRIVACY_TEXTS.keepAccount} />
        </SectionForm>
      ) : (
        <>
          <p className="app-small">{PRIVACY_TEXTS.eraseHint}</p>
          <Disclosure
            label={PRIVACY_TEXTS.eraseTitle}
            isOpen={erase.answer?.isDone === false}
            key={cancel.filled}
            isDanger
          >
            <SectionForm sent={erase}>
              <Lines title={PRIVACY_TEXTS.lostTitle} lines={PRIVACY_TEXTS.lost} />
              <Lines title={PRIVACY_TEXTS.keptTitle} lines={PRIVACY_TEXTS.kept} />
              <PasswordField
                name="currentPassword"
                label={PROFILE_TEXTS.currentPassword}
                error={errors["currentPassword"]}
              />
              <div className="app-row">
                <SubmitButton
                  sent={erase}
                  label={PRIVACY_TEXTS.erase}
                  busyLabel={PRIVACY_TEXTS.erasing}
                  tone="danger"
                />
              </div>
            </SectionForm>
          </Disclosure>
          <SectionMessage sent={cancel} done={PRIVACY_TEXTS.withdrawn} />
        </>
      )}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h4 className="app-strong app-wrap">{title}</h4>
      <ul className="app-own__list app-stack app-gap-4 app-small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
