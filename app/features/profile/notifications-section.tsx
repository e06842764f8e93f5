import { NOTIFICATION_SWITCHES, PREFERENCES_TEXTS, PROFILE_SECTIONS } from "#copy/profile.ts";
import type { NotificationKind } from "#domain/realtime/messages.ts";
import { SectionForm, SubmitButton } from "./section-form.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** Which kinds of news the portal shows to the person. */
export function NotificationsSection({
  kinds,
}: {
  kinds: readonly { kind: NotificationKind; isShown: boolean }[];
}) {
  const sent = useSectionForm("preferences");
  return (
    <Section id="notificacoes" {...PROFILE_SECTIONS.notifications}>
      <SectionForm sent={sent} done={PREFERENCES_TEXTS.saved}>
        <div className="app-switches" key={sent.filled}>
          {kinds.map(({ kind, isShown }) => (
            <label key={kind} className="app-switch">
              <input type="checkbox" name={kind} value="true" defaultChecked={isShown} />
              <span>
                <strong>{NOTIFICATION_SWITCHES[kind].label}</strong>
                <small>{NOTIFICATION_SWITCHES[kind].hint}</small>
              </span>
            </label>
          ))}
        </div>
        <div className="app-own__actions">
          <SubmitButton sent={sent} label={PREFERENCES_TEXTS.save} />
        </div>
      </SectionForm>
    </Section>
  );
}
