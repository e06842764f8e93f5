import { type ComponentProps, lazy } from "react";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";

const Question = lazy(() =>
  loadChunk(() => import("./question-dialog.tsx")).then((part) => ({ default: part.QuestionDialog })),
);
const Warning = lazy(() =>
  loadChunk(() => import("./request-dialogs.tsx")).then((part) => ({ default: part.RequestWarningDialog })),
);

/** The dialog that the address of a request's page opens, whose code comes when it opens. */
export function QuestionDialog(props: ComponentProps<typeof Question>) {
  return (
    <LazyPart>
      <Question {...props} />
    </LazyPart>
  );
}

/** The dialog that tells why an action is not possible, whose code comes when it opens. */
export function WarningDialog(props: ComponentProps<typeof Warning>) {
  return (
    <LazyPart>
      <Warning {...props} />
    </LazyPart>
  );
}
