import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import { barError } from "#domain/access/may-access.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { type PageEntry, pageEntry, type PageName, PAGES } from "#domain/access/pages.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { pagePath } from "./page-address.server.ts";

/** Arguments of a page's loader or action behind the guard. */
export interface PortalArgs extends LoaderFunctionArgs {
  actor: UserActor | PlatformActor;
  /** The distributor; null on pages of the platform. */
  distributor: Distributor | null;
}

/** A page's loader behind its guard. Visitors are redirected to the sign-in page, and people without access to
 *  their own landing page. A use case's refusal becomes the error page with its status. */
export function portalLoader<Data>(name: PageName, load: (args: PortalArgs) => Promise<Data> | Data) {
  return async function loader(args: LoaderFunctionArgs): Promise<Data> {
    return answering(args.context, () => load(guard(name, args)));
  };
}

/** A page's action behind the same guard, except that people without access get a refusal: a redirect would look
 *  like a save. */
export function portalAction<Data>(name: PageName, act: (args: PortalArgs) => Promise<Data> | Data) {
  return async function action(args: ActionFunctionArgs): Promise<Data> {
    return answering(args.context, () => act(guard(name, args, { isAction: true })));
  };
}

/** A loader of a public page, with the same answer to refusals. */
export function openLoader<Data>(load: (args: LoaderFunctionArgs) => Promise<Data> | Data) {
  return async function loader(args: LoaderFunctionArgs): Promise<Data> {
    return answering(args.context, () => load(args));
  };
}

/** An action of a public page, with the same answer to refusals. */
export function openAction<Data>(act: (args: ActionFunctionArgs) => Promise<Data> | Data) {
  return async function action(args: ActionFunctionArgs): Promise<Data> {
    return answering(args.context, () => act(args));
  };
}

/** Redirects to the sign-in page and back here afterwards, and removes what is left of a session. Operators have a
 *  sign-in page of their own. */
export function toSignIn({ context, request }: LoaderFunctionArgs): Response {
  const { search } = new URL(request.url);
  const path = pagePath(request.url);
  const signIn = isOfPlatform(path) ? "/plataforma" : "/";
  const next = encodeURIComponent(path + search);
  return redirect(`${signIn}?next=${next}`, { headers: { "set-cookie": context.sessionCookie(null) } });
}

/** Whether a path belongs to operators of the platform only. */
function isOfPlatform(path: string): boolean {
  return Object.values<PageEntry>(PAGES).some(
    (page) =>
      page.access.types.every((type) => type === "piedAdmin") &&
      (path === page.path || path.startsWith(`${page.path}/`)),
  );
}

function guard(name: PageName, args: LoaderFunctionArgs, { isAction = false } = {}): PortalArgs {
  const { actor, distributor } = args.context;
  if (actor.kind === "anonymous" || actor.kind === "widget") throw toSignIn(args);
  if (actor.kind === "barred") throw barError(actor.reason, actor.user.integrator?.status ?? null);
  const elsewhere = redirectFrom(pageEntry(name), actor, distributor);
  if (elsewhere !== null && isAction) throw new DomainError("ACCESS_DENIED", { reason: name });
  if (elsewhere !== null) throw redirect(elsewhere);
  return { ...args, actor, distributor };
}

async function answering<Data>(context: AppLoadContext, work: () => Promise<Data> | Data): Promise<Data> {
  try {
    return await work();
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, type, status } = refusal;
    // A response, which routes without a page pass on unchanged.
    throw Response.json({ title, description, type, requestId: context.requestId }, { status });
  }
}
