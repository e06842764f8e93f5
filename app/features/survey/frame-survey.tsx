import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Survey } from "#domain/live/messages.ts";
import { noteInterruption, useMayInterrupt } from "#app/lib/pages/interruptions.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useLiveMessages } from "../live/provider.tsx";

const SurveyDialog = lazy(() =>
  loadChunk(() => import("./survey-dialog.tsx")).then(({ SurveyDialog: dialog }) => ({ default: dialog })),
);

/** Interval in milliseconds at which a waiting survey checks whether it can be shown. */
const LOOK_AGAIN_MS = 1_000;

/** Shows a survey when the server requests it, once the person may be interrupted. A survey that was answered or closed on
 *  this page is not shown again. */
export function FrameSurvey() {
  const [asked, setAsked] = useState<Survey | null>(null);
  const [isShown, setIsShown] = useState(false);
  const over = useRef(new Set<string>());
  const mayInterrupt = useMayInterrupt();
  useLiveMessages((message) => {
    if (message.type !== "nps" || over.current.has(message.survey.id)) return;
    setAsked((current) => current ?? message.survey);
  });

  const isWaiting = asked !== null && !isShown;
  useEffect(() => {
    if (!isWaiting) return;
    const show = () => {
      if (!mayInterrupt()) return;
      noteInterruption();
      setIsShown(true);
    };
    show();
    const timer = setInterval(show, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isWaiting, mayInterrupt]);

  const id = asked?.id;
  const close = useCallback(() => {
    if (id !== undefined) over.current.add(id);
    setAsked(null);
    setIsShown(false);
  }, [id]);

  if (asked === null || !isShown) return null;
  return (
    <Suspense>
      <SurveyDialog key={asked.id} survey={asked} onClose={close} />
    </Suspense>
  );
}
