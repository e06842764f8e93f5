/** Facts in the terms of a demo distributor. */
export interface DemoTermsFacts {
  /** Legal name of the data controller. */
  controller: string;
  cnpj: string;
  city: string;
  /** E-mail address of the data protection officer. */
  officerEmail: string;
}

export const DEMO_TERMS_TITLE = "Termos de uso do portal";

/** General terms of a distributor's portal for integrators. */
export function demoTerms({ controller, cnpj, city, officerEmail }: DemoTermsFacts): string {
  return `Estes termos valem para o uso do portal de compras da ${controller}, CNPJ ${cnpj}, com sede em ${city}. Ao enviar o cadastro, a empresa integradora declara que leu e aceita o que segue.

# 1. A quem o portal se destina

O portal atende empresas que instalam ou revendem equipamentos fotovoltaicos. O consumidor final compra do integrador, não do distribuidor.

O cadastro passa por análise. A ${controller} pode pedir documentos, aprovar, recusar com o motivo, ou desativar um cadastro a qualquer momento.

# 2. Conta e acesso

Cada pessoa usa a própria conta. Senhas e links de acesso são pessoais e não devem ser compartilhados.

A empresa integradora responde pelo que é feito com as contas das pessoas que indica, e avisa logo que alguém deixar de fazer parte dela.

# 3. Preços, estoque e orçamentos

Preços e prazos dependem do centro de distribuição e do estoque do momento. O preço de um pedido é o que aparece no momento em que ele é salvo.

Orçamentos valem até a data que mostram. Estoque futuro é uma previsão e pode mudar.

# 4. Pedidos e pagamento

Um pedido salvo reserva o estoque dos seus itens. A reserva é desfeita quando o pedido é cancelado ou quando o pagamento não acontece no prazo combinado.

O pedido segue para separação depois da confirmação do pagamento.

# 5. Entrega e conferência

Na entrega, o recebedor confere quantidade e estado das embalagens e anota qualquer avaria no comprovante da transportadora.

Divergências e avarias são informadas em até sete dias corridos depois do recebimento.

# 6. Garantia

A garantia dos equipamentos é a dos fabricantes, nos prazos de cada produto. A ${controller} encaminha os chamados e acompanha a resposta.

O dimensionamento feito no portal é uma ajuda ao projeto e não substitui a responsabilidade técnica do integrador.

# 7. Tratamento de dados pessoais

A ${controller} é a controladora dos dados pessoais tratados no portal, nos termos da Lei nº 13.709/2018 (LGPD). A plataforma que opera o portal trata esses dados em nome dela, como operadora.

Tratamos nome, CPF, e-mail, telefone e registros de acesso das pessoas da empresa para analisar o cadastro, permitir o acesso, processar pedidos, emitir documentos fiscais, prevenir fraudes e cumprir obrigações legais.

Dados de clientes finais que o integrador informa em propostas e pedidos servem para a entrega, a cobrança e a nota fiscal.

# 8. Por quanto tempo guardamos os dados

Dados da conta ficam guardados enquanto ela existir. Pedidos, pagamentos e documentos fiscais ficam pelos prazos da lei. Registros de acesso ficam guardados por seis meses, como pede o Marco Civil da Internet.

O registro do aceite destes termos, com data, hora e endereço de rede, fica guardado como prova.

# 9. Direitos de quem é titular dos dados

A pessoa pode confirmar se tratamos os seus dados, ver, corrigir e baixar uma cópia deles, pedir a exclusão do que a lei não obriga a guardar e saber com quem foram compartilhados. Quase tudo isso está na página da própria conta.

Dúvidas e pedidos vão para o encarregado pelo tratamento de dados pessoais: ${officerEmail}. Também é possível falar com a Autoridade Nacional de Proteção de Dados.

# 10. Segurança e uso indevido

É proibido tentar acessar dados de outras empresas, usar programas que sobrecarreguem o portal ou publicar preços do distribuidor sem autorização.

Incidentes que possam causar risco ou dano relevante são comunicados às pessoas afetadas e à autoridade.

# 11. Mudanças nestes termos

Uma nova versão vale a partir da sua publicação no portal. Pedidos já salvos seguem as condições da versão em que foram feitos.

# 12. Foro

Fica eleito o foro de ${city} para tratar do que não se resolver por conversa.`;
}

export const DEMO_PAYMENT_TERMS_TITLE = "Termos de pagamento";

/** Payment terms of a distributor, for who pays an order. */
export function demoPaymentTerms({ controller, cnpj, city }: DemoTermsFacts): string {
  return `Quem paga este pedido paga à ${controller}, CNPJ ${cnpj}, pelos equipamentos que o pedido lista.

# 1. Cobrança

O código Pix vale pelo tempo que a página mostra. Depois disso, gere outro: nada é cobrado duas vezes.

# 2. Confirmação

O pedido segue para separação quando o banco confirma o pagamento, o que costuma levar segundos.

# 3. Cancelamento e devolução

O que for cancelado antes do envio é devolvido por Pix à conta de origem em até dez dias corridos.

# 4. Dados de quem paga

Guardamos o aceite destes termos com data, hora e endereço de rede, como prova, pelos prazos da lei.

# 5. Foro

Fica eleito o foro de ${city}.`;
}
