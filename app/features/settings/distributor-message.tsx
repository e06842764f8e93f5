import "./distributor-message.css";
import { IconInfoCircle } from "@tabler/icons-react";
import { DISTRIBUTOR_MESSAGE_TEXTS } from "#copy/settings/distributor-message.ts";

/** The distributor's message in the checkout or on a saved request, line by line; nothing for an empty text. */
export function DistributorMessage({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <aside className="gs-notice app-distributor-message" aria-label={DISTRIBUTOR_MESSAGE_TEXTS.label}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <p>{text}</p>
    </aside>
  );
}
