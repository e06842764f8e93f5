import { createSessionRefresh, REFRESH_WAIT_MS } from "#domain/access/session-refresh.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { sendCall } from "./api-request.ts";
import type { ApiCallError, Fetch } from "./api-request.ts";
import { encodeBrowserInfo } from "./browser-info.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** The part of a page that knows who is signed in, and shows what concerns the session. */
export interface SessionHost {
  userId: string;
  /** Where that person signs in. */
  loginPath: string;
  /** When the page's program was built, milliseconds: one that is too old is told to load again. */
  builtAt: string;
  showError: (error: ApiCallError) => void;
  reloadUserData: () => void;
}

let host: SessionHost | null = null;

/** Makes a part of the page the host of the session; answers how to take that back. */
export function attachSessionHost(next: SessionHost): () => void {
  host = next;
  return () => {
    if (host === next) host = null;
  };
}

/** Ends the session and goes to the sign-in page, also when the portal cannot be told. From there the person comes
 *  back to `next`. */
export async function leavePortal(next?: string): Promise<void> {
  const loginPath = host?.loginPath ?? "/";
  // The answer leads to the sign-in page, which is opened below in any case.
  await sendToPortal("/logout", { method: "POST", redirect: "manual", keepalive: true }).catch(
    () => undefined,
  );
  window.location.assign(next === undefined ? loginPath : `${loginPath}?next=${encodeURIComponent(next)}`);
}

const sendToPortal: Fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...buildHeader() } });

/** When the page's program was built, milliseconds; empty outside of the portal's frame. */
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

/** Statuses by which the portal says that a session is over; anything else is a failure that may pass. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

/** Asks for a new session, and for the user's data anew once there is one. False when it is refused.
 *  @throws ApiCallError when the portal cannot say */
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

/** Calls that a person is waiting for. */
export const portalApi = createApiClient({
  ...shared,
  onLeave: () => void leavePortal(window.location.pathname + window.location.search),
  onDialog: (error) => host?.showError(error),
});

/** Calls that nobody is waiting for, such as those of the live channel: they refresh session, data and page like all
 *  others, but stay silent when they fail. */
export const backgroundApi = createApiClient({
  ...shared,
  onLeave: () => undefined,
  onDialog: () => undefined,
});

/** Calls that send a file, and tell how much of it has gone. Who calls shows what fails. */
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
