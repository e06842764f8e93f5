import { isRouteErrorResponse } from "@remix-run/react";
import { ERROR_PAGE_TEXTS } from "#copy/shared/page-errors.ts";
import { Button } from "./button.tsx";
import { LinkButton } from "./link-button.tsx";

export interface RefusalText {
  title: string;
  description: string;
  requestId?: string;
}

/** Title and description of a thrown response; null when it has none. */
export function refusalOf(error: unknown): RefusalText | null {
  if (!isRouteErrorResponse(error)) return null;
  const data = error.data as Partial<RefusalText> | null;
  if (typeof data?.title !== "string" || typeof data.description !== "string") return null;
  return {
    title: data.title,
    description: data.description,
    ...(data.requestId ? { requestId: data.requestId } : {}),
  };
}

export interface RefusalPageProps extends RefusalText {
  /** `frame` when the page is inside the portal's frame, which has the main landmark; otherwise it fills the
   *  window. */
  within?: "frame";
  /** Whether the page does not exist, so that trying again is useless. */
  isMissing?: boolean;
  /** Called to try again; by default the page is reloaded. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Error page: what happened, and the ways out. */
export function RefusalPage({
  title,
  description,
  requestId,
  within,
  isMissing = false,
  onRetry = reload,
  isRetrying = false,
}: RefusalPageProps) {
  const Landmark = within === "frame" ? "section" : "main";
  return (
    <Landmark className="app-refusal">
      <h1 className="app-refusal__title">{title}</h1>
      <p className="app-refusal__text">{description}</p>
      <p className="app-row app-refusal__actions">
        {!isMissing && (
          <Button kind="primary" aria-busy={isRetrying} onClick={onRetry}>
            {isRetrying ? ERROR_PAGE_TEXTS.retrying : ERROR_PAGE_TEXTS.retry}
          </Button>
        )}
        <LinkButton kind={isMissing ? "primary" : "plain"} href="/">
          {ERROR_PAGE_TEXTS.home}
        </LinkButton>
      </p>
      {requestId && (
        <p className="app-refusal__code">
          {ERROR_PAGE_TEXTS.support}: {requestId}
        </p>
      )}
    </Landmark>
  );
}

function reload(): void {
  window.location.reload();
}
