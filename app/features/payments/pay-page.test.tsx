import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { buildOrder, buildPayment } from "#widgets/testing/factories.ts";
import { PayPage } from "./pay-page.tsx";

test.each([undefined, "/arquivos/fil_1"])(
  "a distributor's logo (%s) is a picture, and its address no text",
  (logo) => {
    const page = {
      order: buildOrder(),
      payment: buildPayment(),
      terms: null,
      failure: undefined,
      told: null,
    };
    const html = renderToString(<PayPage {...page} logo={logo} />);
    expect(html.includes(`<img src="/arquivos/fil_1" alt=""/>`)).toBe(logo !== undefined);
    expect(html.replaceAll(/<[^>]+>/g, " ")).not.toContain("/arquivos/");
  },
);
