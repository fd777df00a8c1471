/** The address of the WordPress plugin, and the file that the build writes. */
export const pluginAddress = '/wordpress/wrappie-widgets.zip';
