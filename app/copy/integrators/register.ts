export const REGISTER_TEXTS = {
  title: "Cadastro de integrador",
  hint: "Conte quem é a sua empresa. {distributor} confere os dados e avisa por e-mail.",
  haveAccount: "Já tem cadastro?",
  signIn: "Entrar",
  company: "Empresa",
  address: "Endereço",
  person: "Responsável",
  personHint: "Quem responde pela empresa no portal. Outras pessoas podem entrar depois.",
  access: "Acesso",
  optional: "opcional",
  cnpjHint: "Vale também o CNPJ com letras.",
  emailHint: "Você entra no portal com este e-mail.",
  accept: "Li e aceito os",
  termsLink: "termos de uso",
  newTab: "(abre em nova aba)",
  submit: "Enviar cadastro",
  submitting: "Enviando…",
  honeypot: "Deixe este campo em branco",
  errorSummary: "Falta corrigir {total} campos",
  errorSummaryOne: "Falta corrigir 1 campo",
  sendAgain: "Envie de novo",
  kept: "O que você digitou continua aqui.",
} as const;

/** Labels of the form, by field name. */
export const REGISTER_LABELS = {
  cnpj: "CNPJ",
  companyName: "Razão social",
  tradeName: "Nome fantasia",
  companyTelephone: "Telefone da empresa",
  companyEmail: "E-mail da empresa",
  CEP: "CEP",
  patio: "Endereço",
  number: "Número",
  complement: "Complemento",
  neighborhood: "Bairro",
  city: "Cidade",
  state: "Estado",
  name: "Nome",
  surname: "Sobrenome",
  cpf: "CPF",
  email: "E-mail",
  telephone: "Telefone",
  password: "Senha",
  confirmation: "Repita a senha",
  termsDocumentId: "Termos de uso",
} as const;

export const NEW_PASSWORD_TEXTS = {
  password: "Senha",
  confirmation: "Repita a senha",
  rules: "A senha precisa ter",
  met: "atendido",
} as const;

export const RECEIVED_TEXTS = {
  title: "Cadastro enviado",
  sent: "Enviamos um e-mail para {email}.",
  stepsTitle: "O que acontece agora",
  steps: [
    "Abra o e-mail e confirme que o endereço é seu.",
    "{distributor} analisa os dados da empresa.",
    "Com a aprovação, você recebe um link para entrar e comprar.",
  ],
  spam: "Não chegou em alguns minutos? Confira a caixa de spam.",
  back: "Voltar para a entrada",
} as const;
