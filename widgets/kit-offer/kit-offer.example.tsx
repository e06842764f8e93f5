import { createKitPort, KitOffer } from "#widgets/index.ts";

const port = createKitPort({ baseUrl: "https://solnascente.example", publishableKey: "pk_solnascente_1" });

/** One kit in an article of a React site. */
export function KitOfferExample({ onSaved }: { onSaved: (code: string) => void }) {
  return (
    <KitOffer
      port={port}
      kitId="kto_1"
      onEvent={(event) => {
        if (event.name === "order-created") onSaved(event.detail.code);
      }}
    />
  );
}
