import type { TagParent } from "#domain/tags/tag.ts";

/** Tags: their list and what they are on. */
export const TAG_TEXTS = {
  hint: "Marcas coloridas da sua equipe para achar e separar o que importa. O comprador não as vê.",
  types: "Etiquetas de",
  kinds: { company: "Empresas", budget: "Orçamentos", order: "Pedidos" },
  new: "Nova etiqueta",
  newTitle: {
    company: "Nova etiqueta de empresas",
    budget: "Nova etiqueta de orçamentos",
    order: "Nova etiqueta de pedidos",
  },
  empty: "Nenhuma etiqueta ainda",
  emptyHint: "Crie a primeira, como “Urgente” ou “Aguardando vistoria”, e marque com ela o que quiser.",
  saved: "Etiqueta salva.",
  deleted: "Etiqueta excluída.",
  search: "Procurar etiqueta",
  searchSubmit: "Procurar",
  clear: "Limpar",
  found: "Nenhuma etiqueta com “{text}”.",
  edit: "Editar",
  editNamed: "Editar a etiqueta {name}",
  editTitle: "Editar “{name}”",
  remove: "Excluir",
  removeNamed: "Excluir a etiqueta {name}",
  question: {
    none: "Excluir “{name}”?",
    one: "Excluir “{name}”? Ela sai de 1 registro.",
    many: "Excluir “{name}”? Ela sai de {count} registros.",
  },
  confirm: "Excluir etiqueta",
  name: "Nome",
  create: "Criar etiqueta",
  save: "Salvar etiqueta",
  saving: "Salvando…",
  cancel: "Cancelar",
  full: "Já são 100 etiquetas deste tipo. Exclua uma para criar outra.",
  gone: "Esta etiqueta não existe mais.",
} as const;

/** On how many records a tag is. */
export const TAG_USE_TEXTS: Readonly<Record<TagParent, { none: string; one: string; many: string }>> = {
  company: { none: "Em nenhuma empresa", one: "Em 1 empresa", many: "Em {count} empresas" },
  budget: { none: "Em nenhum orçamento", one: "Em 1 orçamento", many: "Em {count} orçamentos" },
  order: { none: "Em nenhum pedido", one: "Em 1 pedido", many: "Em {count} pedidos" },
};

/** Tags on a record. */
export const TAGGED_TEXTS = {
  tags: "Etiquetas",
  none: "Nenhuma",
  change: "Mudar etiquetas",
  title: "Etiquetas de {code}",
  hint: "Só a sua equipe vê. Até {most} de uma vez.",
  save: "Salvar etiquetas",
  saving: "Salvando…",
  cancel: "Cancelar",
  saved: "Etiquetas salvas.",
  noneYet: "Ainda não há etiquetas deste tipo. Elas são criadas em Configurações, Etiquetas.",
  notSaved: "Etiquetas não salvas",
  gone: "Uma delas acabou de ser excluída. Abra de novo para ver as que existem.",
  tooMany: "Marque no máximo {most} etiquetas.",
} as const;
