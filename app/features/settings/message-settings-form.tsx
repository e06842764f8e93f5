import "./request-settings.css";
import "#app/ui/beside.css";
import "#app/ui/form.css";
import { MAX_MESSAGE_LENGTH } from "#domain/settings/message-limits.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { DistributorMessage } from "./distributor-message.tsx";
import { TextSetting } from "./setting-fields.tsx";
import type { SettingsAnswer, SettingsValues } from "./settings-answer.ts";
import { SettingsFrame, type SettingsWords } from "./settings-frame.tsx";

export interface MessageSettingsFormProps {
  name: "observations" | "messages";
  saved: SettingsValues;
  version: string;
  answer: SettingsAnswer | undefined;
  isSaved: boolean;
  words: SettingsWords & { part: string; preview: string; previewEmpty: string };
  fields: Readonly<Record<string, { label: string; hint: string }>>;
}

/** Form of messages to buyers, beside a preview. */
export function MessageSettingsForm({ words, fields, ...rest }: MessageSettingsFormProps) {
  const places = Object.entries(fields);
  return (
    <SettingsFrame words={words} {...rest}>
      {(state) => (
        <div className="app-beside">
          <FormPart legend={words.part}>
            {places.map(([place, told]) => (
              <TextSetting
                key={place}
                place={place}
                words={told}
                {...state}
                maxLength={MAX_MESSAGE_LENGTH}
                rows={5}
              />
            ))}
          </FormPart>
          <aside className="app-beside__aside" aria-label={words.preview}>
            <h2 className="app-heading">{words.preview}</h2>
            {places.map(([place, { label }]) => {
              const text = String(state.values[place] ?? "").trim();
              return (
                <div key={place} className="app-message-preview">
                  <p className="app-field__hint">{label}</p>
                  {text === "" ? (
                    <p className="app-preview-empty">{words.previewEmpty}</p>
                  ) : (
                    <DistributorMessage text={text} />
                  )}
                </div>
              );
            })}
          </aside>
        </div>
      )}
    </SettingsFrame>
  );
}
