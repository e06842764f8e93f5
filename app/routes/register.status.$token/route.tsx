import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { STATUS_PAGE_TEXTS } from "#copy/integrators/register-status.ts";
import { OpenScreen } from "#app/features/access/open-screen.tsx";
import { ApplicationStatus } from "#app/features/integrators/application-status.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, STATUS_PAGE_TEXTS.title);

export const loader = openLoader(async ({ context, params }) => {
  const application = await context.services.integrators.readApplication(params["token"] ?? "");
  return { ...application, distributorName: context.distributor?.name ?? "" };
});

export default function RegistrationStatus() {
  const application = useLoaderData<typeof loader>();
  return (
    <OpenScreen>
      <ApplicationStatus {...application} />
    </OpenScreen>
  );
}
