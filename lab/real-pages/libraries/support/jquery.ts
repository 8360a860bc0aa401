import jquery from 'jquery';

/** Plugins look for it in the window. */
Object.assign(window, { jQuery: jquery, $: jquery });
