/** Reaction of a fake service to a request: an answer, or none at all (`hangs`). */
export type Reaction = () => Response | Promise<Response>;

export const breaks: Reaction = () => new Response("Internal Server Error", { status: 500 });
export const talksNonsense: Reaction = () => new Response("<html>Manutenção</html>");

/** The first service's answer for an unknown CEP. */
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

/** The second service's answer for an unknown CEP, with a status of success. */
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

/** Makes the call time out at once. */
export function hangs(expire: () => void): Reaction {
  return () => {
    expire();
    return new Promise(() => {});
  };
}

/** Both services at one address: `GET /cep/v1/{cep}` and `GET /{cep}/json`. `calls` are the requested paths;
 *  `reactions` has the paths that are known. */
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
