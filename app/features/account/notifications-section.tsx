import "./profile.css";
import "#app/ui/matrix.css";
import { LinkButton } from "#app/ui/link-button.tsx";
import {
  NOTIFICATION_CHANNEL_TEXTS,
  NOTIFICATION_SWITCHES,
  PREFERENCES_TEXTS,
} from "#copy/notifications/preferences.ts";
import { PROFILE_SECTIONS } from "#copy/account/profile.ts";
import type { NotificationChannel } from "#domain/access/preferences-schema.ts";
import type { NotificationKind } from "#domain/live/notification-schema.ts";
import { SectionForm, SubmitButton } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";
import { Tick } from "#app/ui/input.tsx";

/** A kind of notification with the channels on which the person receives it. */
export interface KindChannels {
  kind: NotificationKind;
  channels: Readonly<Record<NotificationChannel, boolean>>;
}

const CHANNELS = ["portal", "email"] as const satisfies readonly NotificationChannel[];

/** Channels of notifications: a row for each kind, a column for each channel. */
export function NotificationsSection({
  kinds,
  saleEmails,
}: {
  kinds: readonly KindChannels[];
  /** Whether budgets and orders of theirs tell them by e-mail. */
  saleEmails: boolean;
}) {
  const sent = useSectionForm("preferences");
  return (
    <Section id="notificacoes" {...PROFILE_SECTIONS.notifications}>
      <SectionForm sent={sent} done={PREFERENCES_TEXTS.saved}>
        <table className="app-matrix app-channels" key={sent.filled}>
          <thead>
            <tr>
              <th scope="col">{PREFERENCES_TEXTS.kind}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {NOTIFICATION_CHANNEL_TEXTS[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((row) => (
              <KindRow key={row.kind} {...row} />
            ))}
          </tbody>
        </table>
        <label className="app-check" key={`sale ${sent.filled}`}>
          <Tick
            name="saleEmails"
            value="true"
            defaultChecked={saleEmails}
            aria-describedby="sale-emails-hint"
          />
          <span>{PREFERENCES_TEXTS.saleEmails}</span>
        </label>
        <small id="sale-emails-hint" className="app-check__hint">
          {PREFERENCES_TEXTS.saleEmailsHint}
        </small>
        <div className="app-row">
          <SubmitButton sent={sent} label={PREFERENCES_TEXTS.save} />
          <LinkButton kind="link" to="/info/notifications">
            {PREFERENCES_TEXTS.list}
          </LinkButton>
        </div>
      </SectionForm>
    </Section>
  );
}

function KindRow({ kind, channels }: KindChannels) {
  const { label, hint } = NOTIFICATION_SWITCHES[kind];
  return (
    <tr>
      <th scope="row">
        <strong>{label}</strong>
        <small className="app-subline">{hint}</small>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <label>
            <Tick
              name={`${kind}.${channel}`}
              value="true"
              defaultChecked={channels[channel]}
              aria-label={`${label}: ${NOTIFICATION_CHANNEL_TEXTS[channel]}`}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
