import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REGISTER_TEXTS } from "#copy/integrators/register.ts";
import { homePath } from "#domain/access/pages.ts";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { RegisterForm } from "#app/features/integrators/register-form.tsx";
import { RegisterReceived } from "#app/features/integrators/register-received.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { registerAction } from "#app/features/integrators/register-action.server.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, REGISTER_TEXTS.title);

export const loader = openLoader(async ({ context }) => {
  const { actor, distributor, services } = context;
  if (actor.kind === "user" || actor.kind === "platform") throw redirect(homePath(actor));
  const { formToken, terms } = await services.integrators.openRegistration();
  return {
    distributor: { id: distributor?.id ?? "", name: distributor?.name ?? "" },
    formToken,
    terms: terms && { id: terms.id, version: terms.version },
    idempotencyKey: crypto.randomUUID(),
  };
});

export async function action({ context, request }: ActionFunctionArgs) {
  const answer = await registerAction(context, await request.formData());
  return "received" in answer ? answer : data(answer, { status: answer.status });
}

export default function Register() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OpenScreen>
      {answer && "received" in answer ? (
        <RegisterReceived email={answer.received} distributor={loaded.distributor} />
      ) : (
        <RegisterForm {...loaded} answer={answer} />
      )}
    </OpenScreen>
  );
}
