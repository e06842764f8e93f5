/** A shop of a site in React, with the package as the site installs it (`scripts/stack/react-page.ts`). */
import { createKitPort, KitBuyer, themeProps } from "@girassol/widgets";
import type { Theme, WidgetEvent } from "@girassol/widgets";
import "@girassol/widgets/styles.css";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const place = document.querySelector<HTMLElement>("#loja");
const port = createKitPort({
  baseUrl: place?.dataset["portal"] ?? "",
  publishableKey: place?.dataset["key"] ?? "",
});

function Loja() {
  const [theme, setTheme] = useState<Theme | null>(null);
  const [isShown, setShown] = useState(true);
  const [told, setTold] = useState("");
  useEffect(() => {
    port.loadTheme().then(setTheme, () => {});
  }, []);
  function follow({ name, detail }: WidgetEvent) {
    if (name === "budget-created") setTold(`A loja recebeu o orçamento ${detail.code}`);
    if (name === "order-created") setTold(`A loja recebeu o pedido ${detail.code}`);
  }
  return (
    <>
      <p>
        <button
          type="button"
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? "Esconder kits" : "Mostrar kits"}
        </button>
      </p>
      <p role="status">{told}</p>
      {isShown && (
        <div {...(theme === null ? {} : themeProps(theme))}>
          <KitBuyer port={port} headingLevel={2} onEvent={follow} />
        </div>
      )}
    </>
  );
}

if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <Loja />
    </StrictMode>,
  );
}
