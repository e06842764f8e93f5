import "#app/ui/page-dialog.css";
import { Form, useNavigation } from "@remix-run/react";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { fill } from "#copy/shared/fill.ts";
import { ACTIVATE_TEXTS, BLOCK_TEXTS, MASQUERADE_TEXTS } from "#copy/platform.ts";
import { formatInstant } from "#domain/shared/format.ts";
import type { SupportAnswer, SupportStep, SupportUserView } from "./support-user-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface SupportDialogProps {
  step: SupportStep;
  user: SupportUserView;
  /** Address of the page without the dialog. */
  closeTo: string;
  answer: SupportAnswer | undefined;
  timeZone: string;
  /** Choices for the length of a support access, in minutes. */
  minutesOptions: readonly number[];
}

/** Dialog that confirms a change of a person's access. */
export function SupportDialog(props: SupportDialogProps) {
  const { step, user, closeTo, answer } = props;
  const name = `${user.name} ${user.surname}`;
  if (step === "masquerade") return <MasqueradeDialog {...props} name={name} />;
  const texts = step === "block" ? BLOCK_TEXTS : ACTIVATE_TEXTS;
  return (
    <PageDialog title={fill(texts.title, { name })} closeTo={closeTo}>
      <p>{texts.text}</p>
      {answer?.refusal && <Notice {...answer.refusal} />}
      <StepForm step={step} user={user} closeTo={closeTo} texts={texts} />
    </PageDialog>
  );
}

function MasqueradeDialog({
  user,
  name,
  closeTo,
  answer,
  timeZone,
  minutesOptions,
}: SupportDialogProps & { name: string }) {
  const title = fill(MASQUERADE_TEXTS.title, { name });
  if (answer?.link) {
    const time = formatInstant(answer.link.until, timeZone).slice(-5);
    return (
      <PageDialog key="ready" title={title} closeTo={closeTo}>
        <p role="status">{fill(MASQUERADE_TEXTS.ready, { time })}</p>
        <div className="app-page-dialog__actions">
          <LinkButton to={closeTo} replace preventScrollReset>
            {MASQUERADE_TEXTS.close}
          </LinkButton>
          <LinkButton kind="primary" href={answer.link.url} target="_blank" rel="noreferrer">
            {fill(MASQUERADE_TEXTS.open, { name })}
          </LinkButton>
        </div>
      </PageDialog>
    );
  }
  return (
    <PageDialog key="ask" title={title} closeTo={closeTo}>
      <p>{MASQUERADE_TEXTS.text}</p>
      {answer?.refusal && <Notice {...answer.refusal} />}
      <StepForm step="masquerade" user={user} closeTo={closeTo} texts={MASQUERADE_TEXTS}>
        <FormField
          name="reason"
          label={MASQUERADE_TEXTS.reason}
          hint={MASQUERADE_TEXTS.reasonHint}
          required
          minLength={10}
          maxLength={500}
          defaultValue={answer?.reason}
          error={answer?.fields?.reason}
        />
        <SelectField
          name="minutes"
          label={MASQUERADE_TEXTS.minutes}
          options={minutesOptions.map((minutes) => ({
            value: String(minutes),
            label: fill(MASQUERADE_TEXTS.minutesOption, { minutes }),
          }))}
          defaultValue={answer?.minutes ?? minutesOptions[0]}
        />
      </StepForm>
    </PageDialog>
  );
}

function StepForm({
  step,
  user,
  closeTo,
  texts,
  children,
}: Pick<SupportDialogProps, "step" | "user" | "closeTo"> & {
  texts: { confirm: string; cancel: string };
  children?: React.ReactNode;
}) {
  const isSubmitting = useNavigation().formMethod === "POST";
  return (
    <Form method="post" preventScrollReset>
      <HiddenField name="userId" value={user.id} />
      {children}
      <div className="app-page-dialog__actions">
        <LinkButton to={closeTo} replace preventScrollReset>
          {texts.cancel}
        </LinkButton>
        <Button
          type="submit"
          kind="primary"
          name="intent"
          value={step}
          aria-busy={isSubmitting}
          disabled={isSubmitting}
        >
          {texts.confirm}
        </Button>
      </div>
    </Form>
  );
}
