import { MISSING_PART_TEXTS as TEXTS } from "#copy/ui/missing-part.ts";
import type { OpenedPart } from "#app/lib/loading/use-part.ts";
import { Button } from "./button.tsx";
import { NoticeBox } from "./notice.tsx";

/** Message about a part that was asked for and is not loaded, with a button that tries again. */
export function MissingPart({ part: { lack, ask } }: { part: OpenedPart<unknown> }) {
  if (lack === "LOADING") {
    return (
      <p className="app-field__hint" role="status">
        {TEXTS.loading}
      </p>
    );
  }
  if (lack === null) return null;
  const isOffline = lack === "OFFLINE";
  return (
    <NoticeBox as="div" tone="danger" role="alert">
      <p>{isOffline ? TEXTS.offline : TEXTS.gone}</p>
      <Button
        onClick={
          isOffline
            ? ask
            : () => {
                window.location.reload();
              }
        }
      >
        {isOffline ? TEXTS.retry : TEXTS.reload}
      </Button>
    </NoticeBox>
  );
}
