export { mailTextsIn } from "./mail-texts.ts";
export { createSendMessage } from "./send-message.ts";
