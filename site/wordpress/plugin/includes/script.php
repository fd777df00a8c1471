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

/** The path of the script. Each widget may have one of its own with which it comes sooner, and which serves all others too. */
const SCRIPT_PATH = '/widgets.js';

/** Returns the address of the script: always its newest version, and that of a widget on the page. */
function script_address() {
	return origin() . script_path();
}

/**
 * The path of the script for this page: that of the first widget with one of its own.
 *
 * @param string|null $path That of a widget on the page.
 * @return string
 */
function script_path( $path = null ) {
	static $own = null;
	if ( null === $own ) {
		$own = $path;
	}
	return null === $own ? SCRIPT_PATH : $own;
}

/**
 * Makes the page include the script.
 *
 * @param array  $widget One of `widgets()`, which is on the page.
 * @param string $lang   Its language.
 */
function use_script( $widget, $lang ) {
	script_path( isset( $widget['script'][ $lang ] ) ? $widget['script'][ $lang ] : null );
	wp_enqueue_script( SCRIPT );
}

/** Registers the script. It is enqueued with the first element of a page. */
function register_script() {
	wp_register_script( SCRIPT, origin() . SCRIPT_PATH, array(), null, true );
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
