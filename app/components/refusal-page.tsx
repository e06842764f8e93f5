import { isRouteErrorResponse } from "@remix-run/react";
import { ERROR_PAGE_TEXTS } from "#copy/page-errors.ts";

export interface RefusalText {
  title: string;
  description: string;
  requestId?: string;
}

/** What a thrown response says to people, if it says anything. */
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

/** A page that could not be shown: what happened and the ways out. */
export function RefusalPage({ title, description, requestId }: RefusalText) {
  return (
    <main className="app-refusal">
      <h1 className="app-refusal__title">{title}</h1>
      <p className="app-refusal__text">{description}</p>
      <p className="app-refusal__actions">
        <button
          type="button"
          className="gs-button gs-button--primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          {ERROR_PAGE_TEXTS.retry}
        </button>
        <a className="gs-button" href="/">
          {ERROR_PAGE_TEXTS.home}
        </a>
      </p>
      {requestId && (
        <p className="app-refusal__code">
          {ERROR_PAGE_TEXTS.support}: {requestId}
        </p>
      )}
    </main>
  );
}
