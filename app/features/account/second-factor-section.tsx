import "./profile.css";
import { fill } from "#copy/shared/fill.ts";
import { PROFILE_SECTIONS, SECOND_FACTOR_TEXTS } from "#copy/account/profile.ts";
import { Badge } from "#app/ui/badge.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorConfirmation } from "./second-factor-confirmation.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import { SectionMessage } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { type SectionForm, useSectionForm } from "./use-section-form.ts";

/** Second factor: off, being set up, or on with its recovery codes. */
export function SecondFactorSection({
  isOn,
  recoveryCodesLeft,
}: {
  isOn: boolean;
  recoveryCodesLeft: number;
}) {
  const confirm = useSectionForm("secondFactorConfirm");
  const remove = useSectionForm("secondFactorRemove");
  return (
    <Section id="duas-etapas" {...PROFILE_SECTIONS.secondFactor}>
      <p className="app-row">
        <Badge tone={isOn ? "ok" : "plain"}>{isOn ? SECOND_FACTOR_TEXTS.on : SECOND_FACTOR_TEXTS.off}</Badge>
        {isOn && <span className="app-quiet">{codesLeftText(recoveryCodesLeft)}</span>}
      </p>
      {isOn ? (
        <SwitchedOn confirm={confirm} remove={remove} />
      ) : (
        <>
          <SectionMessage sent={remove} done={SECOND_FACTOR_TEXTS.removed} />
          <SecondFactorSetup confirm={confirm} />
        </>
      )}
    </Section>
  );
}

function SwitchedOn({ confirm, remove }: { confirm: SectionForm; remove: SectionForm }) {
  const replace = useSectionForm("secondFactorCodes");
  const codes = replace.answer?.recoveryCodes ?? confirm.answer?.recoveryCodes;
  return (
    <>
      <SectionMessage sent={confirm} done={SECOND_FACTOR_TEXTS.activated} />
      {codes && <RecoveryCodes codes={codes} />}
      <div className="app-row app-row--top">
        <SecondFactorConfirmation
          sent={replace}
          label={SECOND_FACTOR_TEXTS.replace}
          hint={SECOND_FACTOR_TEXTS.replaceHint}
          done={SECOND_FACTOR_TEXTS.replaced}
        />
        <SecondFactorConfirmation
          sent={remove}
          label={SECOND_FACTOR_TEXTS.remove}
          hint={SECOND_FACTOR_TEXTS.removeHint}
          isDanger
        />
      </div>
    </>
  );
}

function codesLeftText(left: number): string {
  if (left === 0) return SECOND_FACTOR_TEXTS.leftNone;
  return left === 1 ? SECOND_FACTOR_TEXTS.leftOne : fill(SECOND_FACTOR_TEXTS.left, { left: String(left) });
}
