/** In local storage once the offer to install was answered: it is made once. */
export const installAnswerKey = 'install-answer';
