import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { homePath, pageEntry, type PageName } from "#domain/access/pages.ts";

/** Arguments of a page's loader or action once its guard let the person in. */
export interface PortalArgs extends LoaderFunctionArgs {
  actor: UserActor | PlatformActor;
  /** The distributor; null on pages of the platform. */
  distributor: Distributor | null;
}

/** A page's loader behind its guard: nobody goes to the sign-in page, and somebody whose page it is not goes to the
 *  own landing page. A refusal of the use case becomes the error page with its status. */
export function portalLoader<Data>(name: PageName, load: (args: PortalArgs) => Promise<Data> | Data) {
  return async function loader(args: LoaderFunctionArgs): Promise<Data> {
    return answering(args.context, () => load(guard(name, args)));
  };
}

/** A page's action behind the same guard. */
export function portalAction<Data>(name: PageName, act: (args: PortalArgs) => Promise<Data> | Data) {
  return async function action(args: ActionFunctionArgs): Promise<Data> {
    return answering(args.context, () => act(guard(name, args)));
  };
}

/** An open page's loader, with the same answer to refusals. */
export function openLoader<Data>(load: (args: LoaderFunctionArgs) => Promise<Data> | Data) {
  return async function loader(args: LoaderFunctionArgs): Promise<Data> {
    return answering(args.context, () => load(args));
  };
}

/** The way to the sign-in page, and back to here after it; what is left of a session ends. */
export function toSignIn({ context, request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const next = encodeURIComponent(pathname.replace(/\.data$/, "") + search);
  return redirect(`/?next=${next}`, { headers: { "set-cookie": context.sessionCookie(null) } });
}

function guard(name: PageName, args: LoaderFunctionArgs): PortalArgs {
  const { actor, distributor } = args.context;
  if (actor.kind === "anonymous" || actor.kind === "widget") throw toSignIn(args);
  if (!mayAccess(actor, distributor, pageEntry(name).access)) throw redirect(homePath(actor));
  return { ...args, actor, distributor };
}

async function answering<Data>(context: AppLoadContext, work: () => Promise<Data> | Data): Promise<Data> {
  try {
    return await work();
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, code, status } = refusal;
    throw data({ title, description, code, requestId: context.requestId }, { status });
  }
}
