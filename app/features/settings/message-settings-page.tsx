import { useSearchParams } from "@remix-run/react";
import { MessageSettingsForm, type MessageSettingsFormProps } from "./message-settings-form.tsx";

export interface MessageSettingsPageProps extends Omit<MessageSettingsFormProps, "isSaved"> {
  title: string;
  words: MessageSettingsFormProps["words"] & { hint: string };
}

/** Page of messages to buyers. */
export function MessageSettingsPage({ title, ...form }: MessageSettingsPageProps) {
  const [params] = useSearchParams();
  return (
    <section>
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{title}</h1>
          <p className="app-page-hint">{form.words.hint}</p>
        </div>
      </div>
      <MessageSettingsForm
        key={form.answer?.key ?? params.get("salvo") ?? ""}
        {...form}
        isSaved={params.has("salvo")}
      />
    </section>
  );
}
