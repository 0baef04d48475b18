export { createSendMessage } from "./send-message.ts";
