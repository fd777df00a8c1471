<?php
/**
 * The script that makes the elements work. It is on pages with a widget only.
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

/** The handle of the script. */
const SCRIPT = 'wrappie-widgets';

add_action( 'init', __NAMESPACE__ . '\register_script' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\script_tag', 20, 2 );

/** Returns the address of the script: always its newest version. */
function script_address() {
	return origin() . '/widgets.js';
}

/** Registers the script. It is enqueued with the first element of a page. */
function register_script() {
	wp_register_script( SCRIPT, script_address(), array(), null, true );
}

/**
 * The tag of the script: a module, with what tells optimisers to leave it alone. Delayed, a widget would only show after the first touch.
 *
 * @param string $tag    The tag that WordPress would print.
 * @param string $handle The handle of the script.
 * @return string
 */
function script_tag( $tag, $handle ) {
	if ( SCRIPT !== $handle ) {
		return $tag;
	}
	return wp_get_script_tag(
		array(
			'type'               => 'module',
			'src'                => esc_url_raw( script_address() ),
			'id'                 => SCRIPT . '-js',
			// LiteSpeed Cache, and others that follow it.
			'data-no-optimize'   => '1',
			'data-no-defer'      => '1',
			'data-no-minify'     => '1',
			// Cloudflare's Rocket Loader.
			'data-cfasync'       => 'false',
			// Jetpack Boost, WP Rocket and NitroPack.
			'data-jetpack-boost' => 'ignore',
			'nowprocket'         => '1',
			'nitro-exclude'      => '1',
		)
	);
}
