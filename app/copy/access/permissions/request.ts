import type { RequestPermission } from "#domain/access/permissions/request-permissions.ts";
import type { PermissionText } from "./permission-text.ts";

/** Budgets and orders. */
export const REQUEST_PERMISSION_TEXTS = {
  budget: {
    title: "Ver orçamentos",
    description: "Abre a lista de orçamentos e acompanha a situação de cada um.",
  },
  "budget.details": {
    title: "Abrir orçamento",
    description: "Abre os detalhes de um orçamento: itens, cliente, entrega e valores.",
  },
  "budget.details.edit": {
    title: "Editar nos detalhes",
    description: "Altera o orçamento a partir da tela de detalhes, enquanto a validade não vence.",
  },
  "budget.details.edit.all": {
    title: "Editar vencidos nos detalhes",
    description: "Altera, na tela de detalhes, também os orçamentos com a validade vencida.",
  },
  "budget.edit": {
    title: "Editar orçamentos",
    description: "Altera orçamentos pela lista ou pelos detalhes e reabre os recusados e finalizados.",
  },
  "budget.edit.all": {
    title: "Editar orçamentos vencidos",
    description: "Altera, pela lista ou pelos detalhes, também os orçamentos com a validade vencida.",
  },
  "budget.changeSeller": {
    title: "Trocar o vendedor",
    description: "Passa o orçamento para outro vendedor.",
  },
  "budget.delete": {
    title: "Excluir orçamentos",
    description: "Exclui orçamentos que não vão adiante.",
  },
  "budget.duplicate": {
    title: "Duplicar orçamentos",
    description: "Cria um orçamento novo a partir de outro, se os equipamentos ainda estiverem disponíveis.",
  },
  "budget.toOrder": {
    title: "Converter em pedido",
    description: "Transforma um orçamento em pedido, com os mesmos itens.",
  },
  "budget.fileDownload.pdf": {
    title: "Baixar em PDF",
    description: "Baixa o orçamento em PDF, pronto para imprimir ou enviar.",
  },
  "budget.fileDownload.doc": {
    title: "Baixar em DOC",
    description: "Baixa o orçamento em DOC, para ajustar o texto antes de enviar.",
  },
  "budget.details.increase": {
    title: "Aplicar acréscimo",
    description: "Acrescenta um valor ou percentual ao total do orçamento.",
  },
  "budget.details.increase.limit": {
    title: "Acréscimo até o limite",
    description: "Usa o limite de acréscimo em orçamentos definido neste perfil.",
  },
  "budget.details.discount": {
    title: "Aplicar desconto",
    description: "Desconta um valor ou percentual do total do orçamento.",
  },
  "budget.details.discount.limit": {
    title: "Desconto até o limite",
    description: "Usa o limite de desconto em orçamentos definido neste perfil.",
  },
  "budget.details.annotations": {
    title: "Fazer anotações",
    description: "Lê e escreve as anotações do orçamento.",
  },
  "budget.details.changehistory": {
    title: "Ver histórico de alterações",
    description:
      "Consulta o que mudou em cada versão do orçamento: data, campo e os valores de antes e depois.",
  },
  "budget.details.files": {
    title: "Ver arquivos",
    description: "Vê a lista de arquivos anexados ao orçamento.",
  },
  "budget.details.files.change": {
    title: "Anexar e trocar arquivos",
    description: "Anexa arquivos ao orçamento e substitui os que já estão lá.",
  },
  "budget.details.files.remove": {
    title: "Remover arquivos",
    description: "Remove arquivos anexados ao orçamento.",
  },
  "budget.details.files.download": {
    title: "Baixar arquivos",
    description: "Baixa os arquivos anexados ao orçamento.",
  },
  "budget.details.timeline": {
    title: "Ver linha do tempo",
    description: "Acompanha em ordem tudo o que aconteceu com o orçamento.",
  },
  order: { title: "Ver pedidos", description: "Abre a lista de pedidos e acompanha a situação de cada um." },
  "order.details": {
    title: "Abrir pedido",
    description: "Abre os detalhes de um pedido: itens, cliente, entrega e valores.",
  },
  "order.details.edit": {
    title: "Editar nos detalhes",
    description: "Altera o pedido a partir da tela de detalhes, até o status que bloqueia a edição.",
  },
  "order.edit": {
    title: "Editar pedidos",
    description: "Altera pedidos pela lista ou pelos detalhes e reabre os cancelados e finalizados.",
  },
  "order.changeSeller": { title: "Trocar o vendedor", description: "Passa o pedido para outro vendedor." },
  "order.delete": {
    title: "Excluir pedidos",
    description: "Exclui pedidos e libera o estoque reservado para eles.",
  },
  "order.fileDownload.pdf": {
    title: "Baixar em PDF",
    description: "Baixa o pedido em PDF, pronto para imprimir ou enviar.",
  },
  "order.fileDownload.doc": {
    title: "Baixar em DOC",
    description: "Baixa o pedido em DOC, para ajustar o texto antes de enviar.",
  },
  "order.details.increase": {
    title: "Aplicar acréscimo",
    description: "Acrescenta um valor ou percentual ao total do pedido.",
  },
  "order.details.increase.limit": {
    title: "Acréscimo até o limite",
    description: "Usa o limite de acréscimo em pedidos definido neste perfil.",
  },
  "order.details.discount": {
    title: "Aplicar desconto",
    description: "Desconta um valor ou percentual do total do pedido.",
  },
  "order.details.discount.limit": {
    title: "Desconto até o limite",
    description: "Usa o limite de desconto em pedidos definido neste perfil.",
  },
  "order.details.annotations": {
    title: "Fazer anotações",
    description: "Lê e escreve as anotações do pedido.",
  },
  "order.details.changehistory": {
    title: "Ver histórico de alterações",
    description: "Consulta o que mudou em cada versão do pedido: data, campo e os valores de antes e depois.",
  },
  "order.details.files": { title: "Ver arquivos", description: "Vê a lista de arquivos anexados ao pedido." },
  "order.details.files.change": {
    title: "Anexar e trocar arquivos",
    description: "Anexa arquivos ao pedido e substitui os que já estão lá.",
  },
  "order.details.files.remove": {
    title: "Remover arquivos",
    description: "Remove arquivos anexados ao pedido.",
  },
  "order.details.files.download": {
    title: "Baixar arquivos",
    description: "Baixa os arquivos anexados ao pedido.",
  },
  "order.details.timeline": {
    title: "Ver linha do tempo",
    description: "Acompanha em ordem tudo o que aconteceu com o pedido.",
  },
  "order.details.payment": {
    title: "Ver pagamento",
    description: "Consulta a forma de pagamento do pedido, as cobranças e a situação de cada uma.",
  },
  "order.details.payment.statusEdit": {
    title: "Alterar status do pagamento",
    description: "Confirma ou cancela o pagamento de um pedido manualmente.",
  },
} as const satisfies Record<RequestPermission, PermissionText>;
