/** What a fake service does with a request: an answer, or one that never comes (`hangs`). */
export type Reaction = () => Response | Promise<Response>;

export const breaks: Reaction = () => new Response("Internal Server Error", { status: 500 });
export const talksNonsense: Reaction = () => new Response("<html>Manutenção</html>");

/** How the first service says that it knows no such CEP. */
export const unknownToFirst: Reaction = () =>
  Response.json(
    {
      name: "CepPromiseError",
      message: "Todos os serviços de CEP retornaram erro.",
      type: "service_error",
      errors: [{ name: "ServiceError", message: "CEP INVÁLIDO", service: "correios" }],
    },
    { status: 404 },
  );

/** How the second one does: with success. */
export const unknownToSecond: Reaction = () => Response.json({ erro: "true" });

export const knownToFirst: Reaction = () =>
  Response.json({
    cep: "05010123",
    state: "SP",
    city: "São Paulo",
    neighborhood: "Perdizes",
    street: "Rua Caiubi",
    service: "correios",
  });

export const knownToSecond: Reaction = () =>
  Response.json({
    cep: "05010-123",
    logradouro: "Rua Caiubi",
    complemento: "",
    unidade: "",
    bairro: "Perdizes",
    localidade: "São Paulo",
    uf: "SP",
    ibge: "3550308",
  });

/** Lets the call run out of time at once, instead of an answer. */
export function hangs(expire: () => void): Reaction {
  return () => {
    expire();
    return new Promise(() => {});
  };
}

/** Both services behind one address: `GET /cep/v1/{cep}` and `GET /{cep}/json`. `calls` are the paths that came;
 *  `reactions` names what is not unknown. */
export function createFakeAddressServices(reactions: Readonly<Record<string, Reaction>>) {
  const calls: string[] = [];
  return {
    calls,
    answer(request: Request): Response | Promise<Response> {
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname}`);
      const unknown = pathname.startsWith("/cep/v1/") ? unknownToFirst : unknownToSecond;
      return (reactions[pathname] ?? unknown)();
    },
  };
}
