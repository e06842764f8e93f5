import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { homePathOfType } from "#domain/access/pages.ts";
import type { LoginAnswer } from "../features/access/login-form.tsx";

/** Path inside the portal that a sign-in may go back to; anything that leaves it is dropped. */
export function safeNext(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}

/** Signs in by the given use case; a refusal goes back to the form with what was typed, without the password. */
export async function signInAction(
  { context, request }: { context: AppLoadContext; request: Request },
  signIn: AppLoadContext["services"]["access"]["signIn"],
) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const login = text("login").slice(0, 254);
  try {
    const session = await signIn({ login, password: text("password").slice(0, 256) });
    const next = safeNext(new URL(request.url).searchParams.get("next")) ?? homePathOfType(session.type);
    return redirect(next, { headers: { "set-cookie": context.sessionCookie(session) } });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const answer: LoginAnswer = { login, title: refusal.title, description: refusal.description };
    return data(answer, { status: refusal.status });
  }
}
