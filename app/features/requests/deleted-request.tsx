import { Form, useNavigation } from "@remix-run/react";
import { IconTrash } from "@tabler/icons-react";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { fill } from "#copy/shared/fill.ts";
import { requestListPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { instantText } from "#app/ui/format-text.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { RequestAnswer } from "./request-answer.ts";
import { WarningDialog } from "./lazy-dialogs.tsx";

export interface DeletedRequestProps {
  type: RequestType;
  deleted: {
    code: string;
    name: string;
    deletedAt: string;
    byName: string;
    mayRestore: boolean;
    restorableUntil: string;
  };
  answer: RequestAnswer | undefined;
}

/** The page of a deleted request: who has deleted it, and how it comes back. */
export function DeletedRequest({ type, deleted, answer }: DeletedRequestProps) {
  const { code, name, deletedAt, byName, mayRestore, restorableUntil } = deleted;
  const isBusy = useNavigation().state !== "idle";
  const text = fill(mayRestore ? TEXTS.deletedText : TEXTS.deletedTextElse, {
    ...{ code, name, by: byName },
    instant: instantText(deletedAt),
    until: instantText(restorableUntil),
  });
  return (
    <section>
      {answer && <WarningDialog key={answer.key} warning={answer.warning} />}
      <EmptyState icon={IconTrash} level={1} title={TEXTS.deletedTitle[type]} text={text}>
        {mayRestore && (
          <Form method="post">
            <Button type="submit" name="intent" value="restore" kind="primary" disabled={isBusy}>
              {isBusy ? TEXTS.restoring : TEXTS.restore}
            </Button>
          </Form>
        )}
        <LinkButton to={requestListPath(type)}>{TEXTS.backToList[type]}</LinkButton>
      </EmptyState>
    </section>
  );
}
