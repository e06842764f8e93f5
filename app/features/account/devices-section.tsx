import "./profile.css";
import { useRef, useState } from "react";
import { END_OTHERS_QUESTION } from "#copy/ui/dialogs.ts";
import { fill } from "#copy/shared/fill.ts";
import { deviceText } from "#copy/access/device.ts";
import { DEVICES_TEXTS, PROFILE_SECTIONS } from "#copy/account/profile.ts";
import type { Device } from "#domain/access/describe-device.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { SectionForm, SectionMessage, SubmitButton } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { type SectionForm as SentForm, useSectionForm } from "./use-section-form.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";

export interface OwnSession {
  id: string;
  device: Device;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
  supportBy: string | null;
}

/** The devices on which the account is open, each with a button that ends its session. */
export function DevicesSection({
  sessions,
  isLocked,
}: {
  sessions: readonly OwnSession[];
  isLocked: boolean;
}) {
  const one = useSectionForm("sessionEnd");
  const others = useSectionForm("sessionsEndOthers");
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const { Form } = one;
  return (
    <Section id="dispositivos" {...PROFILE_SECTIONS.devices}>
      <ul className="app-devices app-stack app-gap-0 app-lines">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionText {...session} />
            {!session.isCurrent && !isLocked && (
              <Form method="post">
                <HiddenField name="intent" value="sessionEnd" />
                <HiddenField name="sessionId" value={session.id} />
                <Button
                  type="submit"
                  disabled={one.isBusy}
                  aria-label={fill(DEVICES_TEXTS.endLabel, { device: deviceText(session.device) })}
                >
                  {DEVICES_TEXTS.end}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <SectionMessage sent={one} done={DEVICES_TEXTS.ended} />
      {hasOthers && !isLocked ? (
        <EndOthers sent={others} />
      ) : (
        <SectionMessage sent={others} done={DEVICES_TEXTS.endedOthers} />
      )}
    </Section>
  );
}

/** Ends all other sessions after a question; before JavaScript without one. */
function EndOthers({ sent }: { sent: SentForm }) {
  const [isAsked, setIsAsked] = useState(false);
  const isConfirmed = useRef(false);
  return (
    <div
      onSubmitCapture={(event) => {
        if (isConfirmed.current) return;
        event.preventDefault();
        event.stopPropagation();
        setIsAsked(true);
      }}
    >
      <SectionForm sent={sent}>
        <div className="app-row">
          <SubmitButton sent={sent} label={DEVICES_TEXTS.endOthers} />
        </div>
      </SectionForm>
      {isAsked && (
        <AlertDialog
          type="warning"
          title={END_OTHERS_QUESTION.title}
          message={END_OTHERS_QUESTION.message}
          onCancel={() => {
            setIsAsked(false);
          }}
          onConfirm={() => {
            setIsAsked(false);
            isConfirmed.current = true;
            sent.form.current?.requestSubmit();
            isConfirmed.current = false;
          }}
        />
      )}
    </div>
  );
}

function SessionText({ device, address, createdAt, lastSeenAt, isCurrent, supportBy }: OwnSession) {
  return (
    <div>
      <p className="app-devices__text app-row">
        <strong>{deviceText(device)}</strong>
        {isCurrent && <Badge tone="ok">{DEVICES_TEXTS.current}</Badge>}
        {supportBy !== null && <Badge tone="warn">{fill(DEVICES_TEXTS.support, { name: supportBy })}</Badge>}
      </p>
      <p className="app-devices__text app-row app-small">
        <span>{address === "" ? DEVICES_TEXTS.unknownPlace : fill(DEVICES_TEXTS.place, { address })}</span>
        <span>
          {DEVICES_TEXTS.since} <InstantText value={createdAt} />
        </span>
        {!isCurrent && (
          <span>
            {DEVICES_TEXTS.lastSeen} <InstantText value={lastSeenAt} />
          </span>
        )}
      </p>
    </div>
  );
}
