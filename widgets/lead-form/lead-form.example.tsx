import { createLeadPort, LeadForm } from "#widgets/index.ts";

const port = createLeadPort({ baseUrl: "https://solnascente.example", publishableKey: "pk_solnascente_1" });

/** Sizing by a bill on a React site, which shows the kits of the estimated power beside it. */
export function LeadFormExample({ onPower }: { onPower: (watts: number) => void }) {
  return (
    <LeadForm
      port={port}
      onEvent={(event) => {
        if (event.name === "system-estimated") onPower(event.detail.powerW);
      }}
    />
  );
}
