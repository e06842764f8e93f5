import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

export function loader() {
  return redirect("/");
}

/** Ends the session. The browser is signed out even when the database cannot be reached. */
export async function action({ request, context }: ActionFunctionArgs) {
  const target = new URL(request.url).searchParams.has("plataforma") ? "/plataforma" : "/";
  try {
    await context.services.access.signOut();
  } catch (error) {
    if (context.describeRefusal(error) === null) throw error;
  }
  return redirect(target, { headers: { "set-cookie": context.sessionCookie(null) } });
}
