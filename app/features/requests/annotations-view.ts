/** Query parameters of a request's page about its annotations. */
export const ANNOTATION_PARAMS = {
  page: "anotacoes",
  replyTo: "responder",
  remove: "excluirAnotacao",
} as const;

/** Id of the panel, which notifications lead to. */
export const ANNOTATIONS_ID = "anotacoes";
