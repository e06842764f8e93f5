import { createSessionRefresh, REFRESH_WAIT_MS } from "#domain/access/session-refresh.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { sendCall } from "./api-request.ts";
import type { ApiCallError, Fetch } from "./api-request.ts";
import { encodeBrowserInfo } from "./browser-info.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** The part of a page that provides the session and shows its errors. */
export interface SessionHost {
  userId: string;
  /** Sign-in page of the current person. */
  loginPath: string;
  /** When the page's program was built, in milliseconds: outdated pages are told to reload. */
  builtAt: string;
  showError: (error: ApiCallError) => void;
  reloadUserData: () => void;
}

let host: SessionHost | null = null;

/** Makes a part of the page the host of the session; returns a function that detaches it. */
export function attachSessionHost(next: SessionHost): () => void {
  host = next;
  return () => {
    if (host === next) host = null;
  };
}

/** Ends the session and opens the sign-in page, even when the request fails. After signing in, the person returns
 *  to `next`. */
export async function leavePortal(next?: string): Promise<void> {
  const loginPath = host?.loginPath ?? "/";
  // The answer redirects to the sign-in page, which is opened below in any case.
  await sendToPortal("/logout", { method: "POST", redirect: "manual", keepalive: true }).catch(
    () => undefined,
  );
  window.location.assign(next === undefined ? loginPath : `${loginPath}?next=${encodeURIComponent(next)}`);
}

const sendToPortal: Fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...buildHeader() } });

/** When the page's program was built, in milliseconds; empty outside the portal's frame. */
export function pageBuild(): string {
  return host?.builtAt ?? "";
}

function buildHeader(): Record<string, string> {
  return host === null ? {} : { "x-build": host.builtAt };
}

const refresh = createSessionRefresh({
  refresh: refreshPortalSession,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
});

/** Whether the session is being renewed right now. */
export function isRefreshing(): boolean {
  return refresh.status() !== "RESOLVED";
}

/** Statuses that say that a session is over; other failures may be temporary. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

/** Requests a new session and, once there is one, the user's data. Returns false when it is refused.
 *  @throws ApiCallError when the portal does not answer */
async function refreshPortalSession(): Promise<boolean> {
  const current = host;
  if (current === null) return false;
  const answer = await sendCall(sendToPortal, encodeBrowserInfo, {
    method: "POST",
    path: "/app/refreshSession",
    body: { userId: current.userId },
    signal: AbortSignal.timeout(REFRESH_WAIT_MS),
  });
  if (answer.isOk) current.reloadUserData();
  else if (!REFUSALS.has(answer.error.status)) throw answer.error;
  return answer.isOk;
}

const shared = {
  fetch: sendToPortal,
  refresh,
  reloadUserData: () => host?.reloadUserData(),
  browserInfo: encodeBrowserInfo,
  reloadPage: () => {
    window.location.reload();
  },
};

/** Client for calls that a person waits for. */
export const portalApi = createApiClient({
  ...shared,
  onLeave: () => void leavePortal(window.location.pathname + window.location.search),
  onDialog: (error) => host?.showError(error),
});

/** Client for background calls, such as those of the live channel. It refreshes session, data and page as the
 *  other, but shows no errors. */
export const backgroundApi = createApiClient({
  ...shared,
  onLeave: () => undefined,
  onDialog: () => undefined,
});

/** Client for uploads, with progress. The caller shows errors. */
export function uploadApi(onProgress: (share: number) => void): ApiClient {
  return createApiClient({
    ...shared,
    fetch: (url, init) =>
      sendWithProgress(
        url,
        { ...init, headers: { ...(init.headers as Record<string, string>), ...buildHeader() } },
        onProgress,
      ),
    onLeave: () => void leavePortal(window.location.pathname + window.location.search),
    onDialog: () => undefined,
  });
}
