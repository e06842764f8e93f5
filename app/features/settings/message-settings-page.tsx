import { useSearchParams } from "@remix-run/react";
import { MessageSettingsForm, type MessageSettingsFormProps } from "./message-settings-form.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export interface MessageSettingsPageProps extends Omit<MessageSettingsFormProps, "isSaved"> {
  title: string;
  words: MessageSettingsFormProps["words"] & { hint: string };
}

/** Page of messages to buyers. */
export function MessageSettingsPage({ title, ...form }: MessageSettingsPageProps) {
  const [params] = useSearchParams();
  return (
    <section>
      <PageHead title={title} hint={form.words.hint} />
      <MessageSettingsForm
        key={form.answer?.key ?? params.get("salvo") ?? ""}
        {...form}
        isSaved={params.has("salvo")}
      />
    </section>
  );
}
